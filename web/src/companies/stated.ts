import { failureOf } from "@bupum/ui/failure";

/**
 * What owners state, as it was when its form was opened; `isOld` once that was refused as an old one,
 * and said so.
 */
export interface Opened<Of> {
  of: Of;
  isOld?: boolean;
}

/** An entry that is changed, or a new one, of a list that owners state. */
export interface OpenedEntry<Id extends string, Of> extends Opened<Of> {
  id: Id | "new";
}

/** Saves into what a form was opened with, and after it was refused as an old one into the newest. */
export async function saveInto<Form extends Opened<unknown>>(
  opened: Form,
  newest: Form["of"],
  save: (of: Form["of"]) => Promise<unknown>,
  reopen: (opened: Form) => void,
): Promise<void> {
  try {
    await save(opened.isOld ? newest : opened.of);
  } catch (error) {
    if (failureOf(error).code === "VERSION_CONFLICT") reopen({ ...opened, isOld: true });
    throw error;
  }
}
