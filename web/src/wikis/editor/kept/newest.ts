import type { KeptDraft } from "@bupum/shared/reading/wikis/drafts";
import { dropDraft, hasDraft, storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";

/** The metadata of this machine's draft. */
interface OnMachine {
  /** When it was typed. */
  at?: string;
  /** The version of the table that it continues. */
  version?: number;
}
export type Place = "machine" | "table";

const noteName = (keepAs: string) => `${keepAs}-kept`;
const onMachine = (keepAs: string): OnMachine => storedDraft(noteName(keepAs), "machine");

export const noteOnMachine = (keepAs: string, note: OnMachine): void =>
  storeDraft(noteName(keepAs), { ...onMachine(keepAs), ...note }, "machine");

export function dropFromMachine(keepAs: string): void {
  dropDraft(keepAs, "machine");
  dropDraft(noteName(keepAs), "machine");
}

export interface Kept {
  place: Place;
  /** When it was stored; unknown for drafts of older code. */
  at: string | undefined;
  fields: object;
}

/**
 * The existing drafts, newest first (D9-26). The draft that the machine's one continues is older,
 * whatever the clocks say; times decide only if the table was written by another machine.
 */
export function keptOf(keepAs: string, table: KeptDraft | undefined): Kept[] {
  const { at, version } = onMachine(keepAs);
  const here: Kept[] = hasDraft(keepAs, "machine")
    ? [{ place: "machine", at, fields: storedDraft(keepAs, "machine") }]
    : [];
  if (!table) return here;
  const { version: ofTable, updatedAt, ...fields } = table;
  const there: Kept = { place: "table", at: updatedAt, fields };
  if (here.length === 0) return [there];
  // The same draft with the later changes.
  if (version === ofTable) return here;
  return (at ?? "") > updatedAt ? [...here, there] : [there, ...here];
}
