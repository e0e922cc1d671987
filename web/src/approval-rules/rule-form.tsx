import {
  type ApprovalRule,
  mostApprovers,
  mostSteps,
} from "@bupum/shared/accounts/companies/approval-rules";
import type { Company, CompanyMember } from "@bupum/shared/accounts/companies/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Loading } from "@bupum/ui/display/states";
import { Alert, Button, Checkbox } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useWords } from "../words.ts";
import styles from "./approval-rules.module.css";
import { conditionsOf, RuleConditions, saidConditions } from "./rule-conditions.tsx";

interface RuleFormProps {
  companyId: Company["id"];
  /** The rule that is changed; absent for a new one. */
  rule: ApprovalRule | undefined;
  /** Members who may approve; absent until they were read. */
  approvers: readonly CompanyMember[] | undefined;
  isSaving: boolean;
  save: (rule: ApprovalRule) => void;
  cancel: () => void;
}

/** The form of a rule, once it is known who may approve. */
export function RuleForm({ approvers, ...props }: RuleFormProps) {
  const say = useWords("approvalRules");
  if (!approvers) return <Loading lines={3} height={44} />;
  if (approvers.length > 0) return <Fields approvers={approvers} {...props} />;
  return (
    <Alert color="orange" title={say("noApprovers")}>
      <p>{say("noApproversHint")}</p>
      <Button variant="default" mih={44} onClick={props.cancel}>
        {say("cancel")}
      </Button>
    </Alert>
  );
}

type FieldsProps = RuleFormProps & { approvers: readonly CompanyMember[] };

/** When a rule fits, and who releases what it fits, step by step (D41-1). */
function Fields({ companyId, rule, approvers, isSaving, save, cancel }: FieldsProps) {
  const say = useWords("approvalRules");
  const [conditions, setConditions] = useState(() => conditionsOf(rule));
  // Who may not approve any more leaves the rule with its next change.
  const [steps, setSteps] = useState<Id<"usr">[][]>(() =>
    (rule?.steps ?? [[]]).map((step) =>
      step.filter((one) => approvers.some(({ userId }) => userId === one)),
    ),
  );
  const isWhole = steps.every(({ length }) => length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) save({ ...saidConditions(conditions), steps });
  };
  return (
    <form noValidate className={styles["form"]} onSubmit={submit} aria-label={say("rule")}>
      <RuleConditions companyId={companyId} of={conditions} onChange={setConditions} />
      <Steps steps={steps} approvers={approvers} onChange={setSteps} />
      <div className={styles["acts"]}>
        <Button type="submit" mih={44} loading={isSaving} disabled={!isWhole}>
          {say("save")}
        </Button>
        <Button variant="default" mih={44} onClick={cancel}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
}

interface StepsProps {
  steps: Id<"usr">[][];
  approvers: readonly CompanyMember[];
  onChange: (steps: Id<"usr">[][]) => void;
}

function Steps({ steps, approvers, onChange }: StepsProps) {
  const say = useWords("approvalRules");
  return (
    <>
      {steps.map((step, at) => (
        <Step
          // The steps are told apart by their places alone.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={at + 1}
          step={step}
          approvers={approvers}
          onChange={(next) => onChange(steps.with(at, next))}
        />
      ))}
      <div className={styles["acts"]}>
        {steps.length < mostSteps && (
          <Button variant="default" mih={44} onClick={() => onChange([...steps, []])}>
            {say("addStep")}
          </Button>
        )}
        {steps.length > 1 && (
          <Button variant="default" mih={44} onClick={() => onChange(steps.slice(0, -1))}>
            {say("dropStep")}
          </Button>
        )}
      </div>
    </>
  );
}

interface StepProps {
  number: number;
  step: readonly Id<"usr">[];
  approvers: readonly CompanyMember[];
  onChange: (step: Id<"usr">[]) => void;
}

function Step({ number, step, approvers, onChange }: StepProps) {
  const say = useWords("approvalRules");
  return (
    <fieldset className={styles["step"]}>
      <legend>{say("step", { number })}</legend>
      {approvers.map(({ userId, name }) => {
        const isNamed = step.includes(userId);
        return (
          <Checkbox
            key={userId}
            label={name}
            checked={isNamed}
            disabled={!isNamed && step.length >= mostApprovers}
            onChange={({ currentTarget: { checked } }) =>
              onChange(step.filter((one) => one !== userId).concat(checked ? userId : []))
            }
          />
        );
      })}
    </fieldset>
  );
}
