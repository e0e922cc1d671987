import { confirmed } from "@bupum/ui/frame/dialogs";
import type { Draft } from "@bupum/ui/form/draft";
import { useBlocker } from "@tanstack/react-router";
import { useWords } from "../words.ts";

/** Asks before a page with unsaved changes is left or closed. */
export function useLeaveGuard({ form }: Draft): void {
  const say = useWords("catalogue");
  useBlocker({
    shouldBlockFn: async () => {
      if (!form.isDirty()) return false;
      const spec = { title: say("leave.title"), body: say("leave.body"), danger: true };
      const texts = { primary: say("leave.primary"), secondary: say("leave.secondary") };
      return !(await confirmed({ ...spec, ...texts }));
    },
    enableBeforeUnload: () => form.isDirty(),
  });
}
