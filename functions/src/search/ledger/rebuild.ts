import { scan } from "../../kernel/list.ts";
import { read, write } from "../../kernel/table.ts";
import { tallyMessage } from "../rules.ts";
import { entriesIn, placeInLedger } from "./place.ts";
import { type Ledger, placeKey } from "./items.ts";

/**
 * Places every order and line that lies nowhere or elsewhere, and drops entries that no place
 * names. Reads the whole table twice: for `npm run index`, never for a function.
 */
export async function checkLedger(): Promise<{ placed: number; strays: number }> {
  let placed = 0;
  for await (const { pk, sk } of scan(["order#", "group#"], ["pk", "sk"])) {
    const found = tallyMessage(pk, sk);
    if (found?.entity === "gr") continue;
    if (found && (await placeInLedger(found.entity, found.id, true))) placed += 1;
  }
  let strays = 0;
  for await (const { pk, sk } of scan(["ledger#"], ["pk", "sk"])) {
    const [, ledger] = pk.split("#");
    const id = sk.slice(sk.indexOf("#") + 1);
    // The second part of an entry's key is its ledger.
    const place = await read(placeKey(ledger as Ledger, id));
    if (entriesIn(ledger as Ledger, place).some((key) => key.pk === pk && key.sk === sk)) continue;
    await write({ drop: { pk, sk } });
    strays += 1;
  }
  return { placed, strays };
}
