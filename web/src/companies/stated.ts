import { failureOf } from "@bupum/ui/failure";

/**
 * An entry that is changed, or a new one, of a list that owners state, and the list as it was when its
 * form was opened; `isOld` once that was refused as an old one, and said so.
 */
export interface OpenedEntry<Id extends string, Of> {
  id: Id | "new";
  of: Of;
  isOld?: boolean;
}

/** Saves into the list that a form was opened with, and after it was refused as an old one into the newest. */
export async function saveInto<Id extends string, Of>(
  opened: OpenedEntry<Id, Of>,
  newest: Of,
  save: (of: Of) => Promise<unknown>,
  reopen: (opened: OpenedEntry<Id, Of>) => void,
): Promise<void> {
  try {
    await save(opened.isOld ? newest : opened.of);
  } catch (error) {
    if (failureOf(error).code === "VERSION_CONFLICT") reopen({ ...opened, isOld: true });
    throw error;
  }
}
