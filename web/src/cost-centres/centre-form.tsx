import {
  budget,
  type BudgetPeriod,
  budgetPeriods,
  type CostCentre,
  costCentre,
} from "@bupum/shared/accounts/companies/cost-centres";
import { rule } from "@bupum/shared/kernel/rule";
import { isAmong } from "@bupum/shared/kernel/text/alike";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, TextField } from "@bupum/ui/form/fields";
import { Button } from "@mantine/core";
import * as z from "zod/mini";
import { useWords } from "../words.ts";
import type { SaidCentre } from "./budgets.ts";
import styles from "./cost-centres.module.css";

const { code, name } = costCentre.shape;
const { won, period } = budget.shape;

/** The fields of a cost centre whose code is not one of the others'. */
const fieldsBeside = (others: readonly string[]) =>
  z.object({
    code: code.check(rule((text) => !isAmong(text, others), { error: "DUPLICATE_CODES" })),
    name,
    won: z.optional(won),
    period,
  });

interface CentreFormProps {
  /** The one that is changed; absent for a new one. */
  centre: CostCentre | undefined;
  all: readonly CostCentre[];
  save: (centre: SaidCentre) => Promise<unknown>;
  done: () => void;
}

/** Code, name and budget of a cost centre (D43-1). */
export function CentreForm({ centre, all, save, done }: CentreFormProps) {
  const say = useWords("costCentres");
  const others = all.filter(({ id }) => id !== centre?.id).map((one) => one.code);
  const draft = useDraft({
    schema: fieldsBeside(others),
    initial: {
      code: centre?.code ?? "",
      name: centre?.name ?? "",
      won: centre?.budget?.won ?? "",
      period: centre?.budget?.period ?? ("MONTH" satisfies BudgetPeriod),
    },
    send: ({ won: ofBudget, period: each, ...said }) =>
      save({
        ...(centre && { id: centre.id }),
        ...said,
        ...(ofBudget !== undefined && { budget: { won: ofBudget, period: each } }),
        isClosed: centre?.isClosed ?? false,
      }),
    done,
  });
  return (
    <div className={styles["form"]}>
      <DraftForm draft={draft} label={say("centre")}>
        <Fields />
        <div className={styles["acts"]}>
          <SendButton>{say("save")}</SendButton>
          <Button variant="default" mih={44} onClick={done}>
            {say("cancel")}
          </Button>
        </div>
      </DraftForm>
    </div>
  );
}

function Fields() {
  const say = useWords("costCentres");
  return (
    <div className={styles["two"]}>
      <TextField
        name="code"
        label={say("code")}
        description={say("codeHint")}
        maxLength={20}
        // The form opens at a press.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextField name="name" label={say("name")} description={say("nameHint")} maxLength={40} />
      <NumberField
        name="won"
        label={say("budgetWon")}
        description={say("budgetWonHint")}
        min={1}
        max={1e12}
        allowDecimal={false}
        allowNegative={false}
        hideControls
      />
      <ChoiceField
        name="period"
        label={say("period")}
        description={say("periodHint")}
        data={budgetPeriods.map((value) => ({ value, label: say(`periods.${value}`) }))}
      />
    </div>
  );
}
