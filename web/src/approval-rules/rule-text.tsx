import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { moneyText } from "@bupum/ui/display/money";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";

interface RuleTextProps {
  of: ApprovalRule;
  names: ReadonlyMap<Id<"usr">, string>;
}

/** One rule in words: "1,000,000원 이상 → 김팀장 → 박이사 또는 최상무". */
export function RuleText({ of: { fromWon, isNewSeller, steps }, names }: RuleTextProps) {
  const say = useWords("approvalRules");
  const language = useLocale();
  const conditions = [
    fromWon !== undefined &&
      say("from", { won: moneyText({ amount: fromWon, currency: "KRW" }, language) }),
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
