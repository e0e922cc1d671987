import { standIn as standInFields } from "@bupum/shared/accounts/companies/approval-rules";
import type { Company, CompanyMember } from "@bupum/shared/accounts/companies/contract";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, DayField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { useCurrentUser } from "../session.ts";
import { membersOf } from "../companies/queries.ts";
import { useWords } from "../words.ts";
import styles from "./approval-rules.module.css";
import { nameStandIn } from "./queries.ts";

const fields = z.object({ standIn: standInFields });

interface OfCompany {
  company: Pick<Company, "id">;
}

/** Who decides in the reader's place while he is away (D41-5). */
export function StandInSection({ company }: OfCompany) {
  const say = useWords("approvalRules");
  const user = useCurrentUser();
  const { data } = useQuery(membersOf(company.id));
  const me = data?.find(({ userId }) => userId === user?.id);
  const others = data?.filter(({ userId }) => userId !== user?.id) ?? [];
  const today = seoulDay(useNow());
  if (!me || others.length === 0) return null;
  // One whose last day has passed is none.
  const standIn = me.standIn && me.standIn.until >= today ? me.standIn : undefined;
  return (
    <section className={styles["section"]} aria-labelledby="stand-in">
      <h2 id="stand-in">{say("standIn")}</h2>
      <p className={styles["hint"]}>{say("standInHint")}</p>
      {standIn ? (
        <Named company={company} of={standIn} others={others} />
      ) : (
        <Open company={company} others={others} />
      )}
    </section>
  );
}

type Others = readonly CompanyMember[];

function Named(props: OfCompany & { of: NonNullable<CompanyMember["standIn"]>; others: Others }) {
  const { company, of, others } = props;
  const say = useWords("approvalRules");
  const days = useDays();
  const { mutateAsync, isPending } = useMutation(nameStandIn(useQueryClient(), company.id));
  const end = async () => {
    await mutateAsync(undefined);
    toast.done(say("standInEnded"));
  };
  const name = others.find(({ userId }) => userId === of.userId)?.name ?? say("former");
  return (
    <div className={styles["acts"]}>
      <span>
        <strong>{name}</strong> · {days.day(of.from)} ~ {days.day(of.until)}
      </span>
      <Button
        variant="default"
        mih={44}
        loading={isPending}
        // A failed call is shown as a toast.
        onClick={() => void end().catch(() => undefined)}
      >
        {say("standInEnd")}
      </Button>
    </div>
  );
}

function Open(props: OfCompany & { others: Others }) {
  const say = useWords("approvalRules");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Form {...props} done={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="default" mih={44} onClick={() => setOpen(true)}>
        {say("standInName")}
      </Button>
    </div>
  );
}

function Form({ company, others, done }: OfCompany & { others: Others; done: () => void }) {
  const say = useWords("approvalRules");
  const today = seoulDay(useNow());
  const { mutateAsync } = useMutation(nameStandIn(useQueryClient(), company.id));
  const draft = useDraft({
    schema: fields,
    initial: { standIn: { userId: "", from: today, until: today } },
    send: ({ standIn }) => mutateAsync(standIn),
    done: () => {
      toast.done(say("standInNamed"));
      done();
    },
  });
  return (
    <DraftForm draft={draft} label={say("standIn")}>
      <div className={styles["two"]}>
        <ChoiceField
          name="standIn.userId"
          label={say("standInWho")}
          data={[
            { value: "", label: "" },
            ...others.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
        <DayField name="standIn.from" label={say("standInFrom")} />
        <DayField name="standIn.until" label={say("standInUntil")} />
      </div>
      <div className={styles["acts"]}>
        <SendButton>{say("save")}</SendButton>
        <Button variant="default" mih={44} onClick={done}>
          {say("cancel")}
        </Button>
      </div>
    </DraftForm>
  );
}
