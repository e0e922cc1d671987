import type { ApprovalRule, ApprovalRules } from "@bupum/shared/accounts/companies/approval-rules";
import { mostRules } from "@bupum/shared/accounts/companies/approval-rules";
import type { Company, CompanyMember } from "@bupum/shared/accounts/companies/contract";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { membersOf } from "../companies/queries.ts";
import { centreNames } from "../cost-centres/queries.ts";
import { RowAct } from "../companies/row-act.tsx";
import { StatedSection } from "../companies/stated-section.tsx";
import { useWords } from "../words.ts";
import styles from "./approval-rules.module.css";
import { rulesOf, stateRules } from "./queries.ts";
import { RuleForm } from "./rule-form.tsx";
import { RuleText } from "./rule-text.tsx";

interface OfCompany {
  company: Pick<Company, "id" | "roles">;
}

/** Which orders of the company need an approval; owners change it (D41-1). */
export function RulesSection({ company }: OfCompany) {
  const say = useWords("approvalRules");
  const query = useQuery(rulesOf(company.id));
  return (
    <StatedSection
      name="approval-rules"
      title={say("title")}
      hint={say("hint")}
      query={query}
      loading={{ lines: 2, height: 44 }}
    >
      {(of) => <Rules company={company} of={of} />}
    </StatedSection>
  );
}

function Rules({ company, of }: OfCompany & { of: ApprovalRules }) {
  const say = useWords("approvalRules");
  const { data: members } = useQuery(membersOf(company.id));
  const [changed, setChanged] = useState<number>();
  const { mutateAsync, isPending } = useMutation(stateRules(useQueryClient(), company.id));
  const isMine = isOwner(company.roles);
  const state = async (said: Partial<Pick<ApprovalRules, "rules" | "mayReleaseOwn">>) => {
    await mutateAsync({ ...of, ...said });
    setChanged(undefined);
    toast.done(say("saved"));
  };
  const set = (said: Parameters<typeof state>[0]) =>
    // A failed call is shown as a toast.
    void state(said).catch(() => undefined);
  const { rules } = of;
  const remove = async (at: number) => {
    const spec = { title: say("remove"), body: say("removeBody"), primary: say("remove") };
    if (await confirmed({ ...spec, danger: true })) set({ rules: rules.toSpliced(at, 1) });
  };
  return (
    <>
      <RuleList
        companyId={company.id}
        rules={rules}
        members={members ?? []}
        isBusy={isPending}
        acts={isMine ? { edit: setChanged, remove: (at) => void remove(at) } : undefined}
      />
      {isMine && changed !== undefined && (
        <RuleForm
          key={changed}
          companyId={company.id}
          rule={rules[changed]}
          approvers={members?.filter(({ roles }) => roles.includes("APPROVER"))}
          isSaving={isPending}
          save={(rule) => set({ rules: rules.toSpliced(changed, 1, rule) })}
          cancel={() => setChanged(undefined)}
        />
      )}
      {isMine && changed === undefined && rules.length < mostRules && (
        <div>
          <Button variant="default" mih={44} onClick={() => setChanged(rules.length)}>
            {say("add")}
          </Button>
        </div>
      )}
      {isMine && changed === undefined && rules.length > 0 && (
        <Checkbox
          label={say("mayReleaseOwn")}
          checked={of.mayReleaseOwn}
          disabled={isPending}
          onChange={({ currentTarget: { checked } }) => set({ mayReleaseOwn: checked })}
        />
      )}
    </>
  );
}

interface RuleListProps {
  companyId: Company["id"];
  rules: readonly ApprovalRule[];
  members: readonly CompanyMember[];
  isBusy: boolean;
  /** For owners. */
  acts: { edit: (at: number) => void; remove: (at: number) => void } | undefined;
}

function RuleList({ companyId, rules, members, isBusy, acts }: RuleListProps) {
  const say = useWords("approvalRules");
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const { data: centres = new Map() } = useQuery(centreNames(companyId));
  if (rules.length === 0) return <p>{say("none")}</p>;
  return (
    <ul className={styles["rules"]}>
      {rules.map((rule, at) => (
        // Two rules may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <span>
            <RuleText of={rule} names={names} centres={centres} />
          </span>
          {acts && (
            <span>
              <RowAct label={say("editOn", { number: at + 1 })} onPress={() => acts.edit(at)}>
                {say("edit")}
              </RowAct>
              <RowAct
                label={say("removeOn", { number: at + 1 })}
                isEnd
                isLoading={isBusy}
                onPress={() => acts.remove(at)}
              >
                {say("remove")}
              </RowAct>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
