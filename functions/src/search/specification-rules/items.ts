import {
  mostSpecificationRules,
  type SpecificationRule,
} from "@bupum/shared/search/specification-rules/admin-contract";
import { labelKey, type Mended } from "@bupum/shared/search/specifications/read";
import { keptFor } from "../../kernel/kept-for.ts";
import { queryAll } from "../../kernel/list.ts";
import type { Item, Key } from "../../kernel/table.ts";

// | access pattern | pk                  | sk                             |
// |----------------|---------------------|--------------------------------|
// | every rule     | specification-rules | LABEL#<label> or UNIT#<spelling> |
// A few hundred small rows that are always wanted whole: one partition, read by one Query.

const pk = "specification-rules";
export const ruleKey = (key: string): Key => ({ pk, sk: key });

/** The key of a rule: two ways to write one label have one. */
export const keyOf = ({ kind, written }: Pick<SpecificationRule, "kind" | "written">): string =>
  `${kind}#${kind === "LABEL" ? labelKey(written) : written.toLowerCase()}`;

const toRule = ({ pk: _pk, sk, ...rule }: Item): SpecificationRule =>
  ({ ...rule, key: sk }) as unknown as SpecificationRule;

/** Every rule, by its key. */
export async function listRules(consistent = false): Promise<SpecificationRule[]> {
  const list = { pk, newestFirst: false, consistent };
  // Only admins' operations write rows under this key.
  return (await queryAll(list, 2 * mostSpecificationRules)).map(toRule);
}

/** The rules in the form that specifications are read by. */
export function mendedBy(rules: readonly SpecificationRule[]): Mended {
  const of = (kind: SpecificationRule["kind"], key: (written: string) => string) =>
    Object.fromEntries(
      rules.filter((rule) => rule.kind === kind).map(({ written, means }) => [key(written), means]),
    );
  return { labels: of("LABEL", labelKey), units: of("UNIT", (unit) => unit.toLowerCase()) };
}

const keptMilliseconds = 30_000;
/** The rules as whoever reads products for the index knows them. */
export const knownMended = keptFor<Mended>(keptMilliseconds, async () =>
  mendedBy(await listRules()),
);
