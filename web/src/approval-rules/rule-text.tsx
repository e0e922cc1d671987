import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { useWonText } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";
import { useCategoryNames } from "./category-names.ts";

interface RuleTextProps {
  of: ApprovalRule;
  names: ReadonlyMap<Id<"usr">, string>;
  /** Names of cost centres. */
  centres: ReadonlyMap<Id<"ccr">, string>;
}

/** One rule in words: "1,000,000원 이상 → 김팀장 → 박이사 또는 최상무". */
export function RuleText({ of, names, centres }: RuleTextProps) {
  const say = useWords("approvalRules");
  const won = useWonText();
  const { fromWon, costCentreId, isOverBudget, isNewSeller, categories, steps } = of;
  const { nameOf } = useCategoryNames(categories !== undefined);
  const named = [
    ...(categories?.ids.map(nameOf) ?? []),
    ...(categories?.withLinesInWords ? [say("inWords")] : []),
  ];
  const conditions = [
    // Cost centres are never removed: one without a name is not read yet.
    costCentreId && say("ofCentre", { name: centres.get(costCentreId) ?? "…" }),
    isOverBudget && say("overBudget"),
    categories && say("ofCategories", { names: named.join(` ${say("or")} `) }),
    fromWon !== undefined && say(categories ? "fromWhole" : "from", { won: won(fromWon) }),
    isNewSeller && say("newSeller"),
  ].filter(Boolean);
  const approvers = steps.map((step) =>
    step.map((userId) => names.get(userId) ?? say("former")).join(` ${say("or")} `),
  );
  return (
    <>
      <strong>{conditions.length > 0 ? conditions.join(" · ") : say("always")}</strong>
      {" → "}
      {approvers.join(" → ")}
    </>
  );
}
