import type { KeptDraft } from "@bupum/shared/reading/wikis/drafts";
import { dropDraft, hasDraft, storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";

/** What this machine knows of the draft that it has. */
interface OnMachine {
  /** When it was typed. */
  at?: string;
  /** The version of the table that it goes on from. */
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
  /** When it was kept; unknown of what a machine kept before it noted that. */
  at: string | undefined;
  fields: object;
}

/**
 * The drafts there are, the newest first (D9-26). What a machine goes on from is older than what it
 * has, whatever its clock says; only where the table was written elsewhere do times decide.
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
  // The same draft, as far as it was typed since.
  if (version === ofTable) return here;
  return (at ?? "") > updatedAt ? [...here, there] : [there, ...here];
}
