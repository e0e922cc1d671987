import type { Key } from "../../kernel/table.ts";
import type { Space } from "../text/spaces.ts";

// Deals by what lists ask for: among all for admins, and among a buyer's or seller's own. Each lies
// under its state once, and once more for each name. An admin's row is the row of the list; one's
// own says the id alone.
// | access pattern                   | pk                                         | sk                  |
// |----------------------------------|--------------------------------------------|---------------------|
// | entries in a state               | ledger#<ledger>#<all, or usr or sel>##<state> | place in the list |
// | of a cost centre, also by month  | ledger#po#<ccr>##<CHARGED or YYYY-MM>      | place in the list   |
// | the same of one name             | ledger#<ledger>#<space>#<name>#<state>     | place in the list   |
// | names that hold a text           | ledger-names#<space>#<its first character> | <from there>#<name> |
// | where a deal lies                | ledger-place#<ledger>#<id>                 | place               |

/** od orders · po purchase orders, each by its first line · ln lines of sellers · es estimates · gr requests · nw news · bd posts · wk wikis · rq requests as admins list them · lk what admins look up (lookups.ts). */
export const ledgers = ["od", "po", "ln", "es", "gr", "nw", "bd", "wk", "rq", "lk"] as const;
export type Ledger = (typeof ledgers)[number];

/** All that counts at a cost centre; what counts in one of its months lies under the month as well. */
export const chargedState = "CHARGED";
/** Deleted things have a state of their own, in place of their former one. */
export const removed = "REMOVED";

/** A deal in the lists of one reader. */
export interface PlacedList {
  state: string;
  /** Its position among the others. */
  sk: string;
  /** Normalised; "" is the entry without a name. */
  names: [Space, string][];
  row: object;
}
export interface Placed {
  id: string;
  lists: PlacedList[];
}

/** By which entries alone begin: the charges of a day lie under `ledger#<day>` (billing). */
export const entriesBegin = (ledger: Ledger): string => `ledger#${ledger}#`;
export const entryPk = (ledger: Ledger, space: Space, name: string, state: string): string =>
  `${entriesBegin(ledger)}${space}#${name}#${state}`;
export const entrySk = ({ createdAt, id }: { createdAt: string; id: string }): string =>
  `${createdAt}#${id}`;

export const placeKey = (ledger: Ledger, id: string): Key => ({
  pk: `ledger-place#${ledger}#${id}`,
  sk: "place",
});

/** Names are cut to this length, and searched within as many characters. */
export const longestName = 100;
export const longestText = 40;

export const namesPk = (space: Space, text: string): string =>
  `ledger-names#${space}#${[...text][0] ?? ""}`;

/** The row of a name for texts that begin at that position. */
export const nameKey = (space: Space, name: string, at: number): Key => {
  const rest = [...name].slice(at).join("");
  return { pk: namesPk(space, rest), sk: `${[...rest].slice(0, longestText).join("")}#${name}` };
};
