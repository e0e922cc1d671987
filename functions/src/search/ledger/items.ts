import type { Key } from "../../kernel/table.ts";

// Orders and lines of everybody, for admins: each lies under its state, once for all and once for
// each name that admins ask for. A row is the row of the list.
// | access pattern                   | pk                                        | sk                  |
// |----------------------------------|-------------------------------------------|---------------------|
// | entries in a state, by age       | ledger#<od or ln>#all##<state>            | <createdAt>#<id>    |
// | the same of one name             | ledger#<od or ln>#<by>#<name>#<state>     | <createdAt>#<id>    |
// | names that hold a text           | ledger-names#<by>#<first character of it> | <from there>#<name> |
// | where an order or a line lies    | ledger-place#<od or ln>#<id>              | place               |

/** od orders · ln lines of sellers. */
export const ledgers = ["od", "ln"] as const;
export type Ledger = (typeof ledgers)[number];

/** What is deleted lies apart: nobody asks for its former state. */
export const removed = "REMOVED";

/** What entries are found by. */
export const ledgerNames = ["buyer", "seller", "product", "part"] as const;
export type LedgerName = (typeof ledgerNames)[number];

/** An order or a line as lists show it, and where it lies. */
export interface Placed {
  id: string;
  state: string;
  createdAt: string;
  /** Normalised; what lacks one of them is not found by it. */
  names: Partial<Record<LedgerName, string>>;
  row: object;
}

export const entryPk = (
  ledger: Ledger,
  by: LedgerName | "all",
  name: string,
  state: string,
): string => `ledger#${ledger}#${by}#${name}#${state}`;
export const entrySk = ({ createdAt, id }: Pick<Placed, "createdAt" | "id">): string =>
  `${createdAt}#${id}`;

export const placeKey = (ledger: Ledger, id: string): Key => ({
  pk: `ledger-place#${ledger}#${id}`,
  sk: "place",
});

/** Names are cut to this, and a text is looked for within as many characters. */
export const longestName = 100;
export const longestText = 40;

export const namesPk = (by: LedgerName, text: string): string =>
  `ledger-names#${by}#${[...text][0] ?? ""}`;

/** The row of a name for a text that begins at that place of it. */
export const nameKey = (by: LedgerName, name: string, at: number): Key => {
  const rest = [...name].slice(at).join("");
  return { pk: namesPk(by, rest), sk: `${[...rest].slice(0, longestText).join("")}#${name}` };
};
