import type { DraftOf, KeptDraft, SentDraft } from "@bupum/shared/reading/wikis/drafts";
import { useEffect, useState } from "react";
import { keeperOf } from "./keeper.ts";
import { dropFromMachine, type Kept, keptOf, noteOnMachine } from "./newest.ts";
import { dropDraft, keepDraft } from "./queries.ts";

interface KeptOptions {
  of: DraftOf;
  /** The storage key of the typed text on this machine. */
  keepAs: string;
  table: KeptDraft | undefined;
  /** The draft to start with, if it is not the newest. */
  chosen: Kept | undefined;
}

/** The stored drafts of a form, and their updates while it is typed (D9-26). */
export function useKept({ of, keepAs, table, chosen }: KeptOptions) {
  const [kept] = useState(() => {
    const all = keptOf(keepAs, table);
    const begun = chosen ?? all[0];
    return { begun, other: all.find(({ place }) => place !== begun?.place) };
  });
  const [keeper] = useState(() =>
    keeperOf<object>({
      version: table?.version ?? 0,
      // The form's fields are those of a draft.
      send: (fields, version, isLeaving) =>
        keepDraft(of, { ...(fields as SentDraft), version }, isLeaving),
      kept: (version) => noteOnMachine(keepAs, { version }),
    }),
  );
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") keeper.leave();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      keeper.leave();
    };
  }, [keeper]);
  return {
    ...kept,
    typed: (fields: object) => {
      noteOnMachine(keepAs, { at: new Date().toISOString(), version: keeper.version() });
      keeper.typed(fields);
    },
    /** Sends the call that ends the draft, which the server then deletes too. */
    ending: async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
      await keeper.hold();
      try {
        const reply = await send();
        dropFromMachine(keepAs);
        return reply;
      } catch (error) {
        keeper.release();
        throw error;
      }
    },
    /** Another draft is opened: this one is stored as it is. */
    leaveOff: async (): Promise<void> => {
      keeper.leave();
      await keeper.hold();
    },
    /** Deletes it in both places; an unreachable one in the table expires after 30 days. */
    forget: async (): Promise<void> => {
      await keeper.hold();
      dropFromMachine(keepAs);
      await dropDraft(of).catch(() => undefined);
    },
  };
}
