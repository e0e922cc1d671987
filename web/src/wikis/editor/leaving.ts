import { confirmed } from "@bupum/ui/frame/dialogs";
import type { Draft } from "@bupum/ui/form/draft";
import { useBlocker } from "@tanstack/react-router";
import { type RefObject } from "react";
import { useWords } from "../../words.ts";

/** Asks before the page is left with unsaved changes; `isDone` once they are saved. */
export function useLeaveQuestion({ form }: Draft, isDone: RefObject<boolean>): void {
  const say = useWords("wikiEditor");
  const isUnsaved = () => !isDone.current && form.isDirty();
  useBlocker({
    shouldBlockFn: async () => {
      if (!isUnsaved()) return false;
      const leave = await confirmed({
        title: say("leaveTitle"),
        body: say("leaveBody"),
        primary: say("leave"),
      });
      return !leave;
    },
    enableBeforeUnload: isUnsaved,
  });
}
