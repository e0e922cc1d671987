import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { Company } from "@bupum/shared/accounts/companies/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { FigureInput } from "@bupum/ui/form/figure-input";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { centreLabel } from "../cost-centres/centre-label.ts";
import { centresOf } from "../cost-centres/queries.ts";
import { useWords } from "../words.ts";
import { CategoryConditions, type CategoryChoice } from "./category-conditions.tsx";

/** When a rule fits, as its form has it. */
interface Conditions extends CategoryChoice {
  fromWon: number | string;
  costCentreId: Id<"ccr"> | undefined;
  isOverBudget: boolean;
  isNewSeller: boolean;
}

export const conditionsOf = (rule: ApprovalRule | undefined): Conditions => ({
  fromWon: rule?.fromWon ?? "",
  costCentreId: rule?.costCentreId,
  isOverBudget: rule?.isOverBudget ?? false,
  isNewSeller: rule?.isNewSeller ?? false,
  categoryTagIds: rule?.categories?.ids ?? [],
  withLinesInWords: rule?.categories?.withLinesInWords ?? false,
});

/** The same as a rule says it: what does not matter is absent. */
export function saidConditions(of: Conditions): Omit<ApprovalRule, "steps"> {
  const fromWon = Number(of.fromWon);
  const { costCentreId, isOverBudget, isNewSeller, categoryTagIds, withLinesInWords } = of;
  return {
    ...(fromWon > 0 && { fromWon }),
    ...(costCentreId && { costCentreId }),
    ...(isOverBudget && { isOverBudget }),
    ...(categoryTagIds.length > 0 && {
      categories: { ids: [...categoryTagIds], withLinesInWords },
    }),
    isNewSeller,
  };
}

interface RuleConditionsProps {
  companyId: Company["id"];
  of: Conditions;
  onChange: (of: Conditions) => void;
}

export function RuleConditions({ companyId, of, onChange }: RuleConditionsProps) {
  const say = useWords("approvalRules");
  return (
    <>
      <FigureInput
        label={say("fromWon")}
        description={say("fromWonHint")}
        value={of.fromWon}
        onChange={(fromWon) => onChange({ ...of, fromWon })}
        min={0}
        max={1e12}
        decimalScale={0}
        allowNegative={false}
        thousandSeparator=","
        inputMode="numeric"
        hideControls
        maw={320}
      />
      <CategoryConditions of={of} onChange={(chosen) => onChange({ ...of, ...chosen })} />
      <CentreConditions companyId={companyId} of={of} onChange={onChange} />
      <Checkbox
        label={say("newSellerOnly")}
        checked={of.isNewSeller}
        onChange={({ currentTarget: { checked } }) => onChange({ ...of, isNewSeller: checked })}
      />
    </>
  );
}

/** Cost centre and budget, for companies that have some (D43-4). */
function CentreConditions({ companyId, of, onChange }: RuleConditionsProps) {
  const say = useWords("approvalRules");
  const { data } = useQuery(centresOf(companyId));
  // A closed one takes no orders; the one that the rule names stays in sight.
  const all = data?.costCentres ?? [];
  const centres = all.filter(({ id, isClosed }) => !isClosed || id === of.costCentreId);
  if (all.length === 0) return null;
  return (
    <>
      <NativeSelect
        size="md"
        label={say("costCentre")}
        value={of.costCentreId ?? ""}
        data={[
          { value: "", label: say("anyCentre") },
          ...centres.map((one) => ({ value: one.id, label: centreLabel(one) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...of, costCentreId: centres.find(({ id }) => id === value)?.id })
        }
        maw={320}
      />
      <Checkbox
        label={say("overBudgetOnly")}
        description={say("overBudgetHint")}
        checked={of.isOverBudget}
        onChange={({ currentTarget: { checked } }) => onChange({ ...of, isOverBudget: checked })}
      />
    </>
  );
}
