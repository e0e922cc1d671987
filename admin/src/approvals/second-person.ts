import { failureOf } from "@bupum/ui/failure";

/** Tries an act; false where it takes a second admin (D20-12). */
export async function doneAlone(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (failureOf(error).code !== "SECOND_PERSON") throw error;
    return false;
  }
}
