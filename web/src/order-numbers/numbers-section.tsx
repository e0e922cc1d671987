import type { Company } from "@bupum/shared/accounts/companies/contract";
import { orderNumberOf, templateFault } from "@bupum/shared/accounts/companies/number-template";
import type { OrderNumbers } from "@bupum/shared/accounts/companies/order-numbers";
import { orderNumberText } from "@bupum/shared/accounts/companies/order-number-text";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { useDraft, useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { type Opened, saveInto } from "../companies/stated.ts";
import { StatedSection } from "../companies/stated-section.tsx";
import { useWords } from "../words.ts";
import styles from "./order-numbers.module.css";
import { orderNumbersOf, stateOrderNumbers } from "./queries.ts";
import { refusedAt } from "./refused-at.ts";
import { exampleTemplate, Tokens } from "./tokens.tsx";

interface OfCompany {
  company: Pick<Company, "id" | "roles">;
}

/** How the company numbers its orders; owners change it (D45-2). */
export function NumbersSection({ company }: OfCompany) {
  const say = useWords("orderNumbers");
  return (
    <StatedSection
      name="order-numbers"
      title={say("title")}
      hint={say("hint")}
      query={useQuery(orderNumbersOf(company.id))}
      loading={{ lines: 2, height: 44 }}
    >
      {(of) => <Numbers company={company} of={of} />}
    </StatedSection>
  );
}

function Numbers({ company, of }: OfCompany & { of: OrderNumbers }) {
  const say = useWords("orderNumbers");
  const [opened, setOpened] = useState<Opened<OrderNumbers>>();
  const isMine = isOwner(company.roles);
  const { template, next } = of;
  if (opened)
    return (
      <TemplateForm
        companyId={company.id}
        opened={opened}
        newest={of}
        reopen={setOpened}
        done={() => setOpened(undefined)}
      />
    );
  return (
    <>
      {template ? (
        <dl className={styles["facts"]}>
          <div>
            <dt>{say("template")}</dt>
            <dd>{template}</dd>
          </div>
          <div>
            <dt>{say("next")}</dt>
            <dd>{orderNumberOf(template, next)}</dd>
          </div>
        </dl>
      ) : (
        <p>{say(isMine ? "emptyOwner" : "empty")}</p>
      )}
      {isMine && (
        <div>
          <Button variant="default" mih={44} onClick={() => setOpened({ of })}>
            {say(template ? "edit" : "add")}
          </Button>
        </div>
      )}
    </>
  );
}

// What a template lacks is said in the page's own words.
const schema = z.object({ template: z.optional(orderNumberText(1, 60)) });

interface TemplateFormProps {
  companyId: Company["id"];
  opened: Opened<OrderNumbers>;
  newest: OrderNumbers;
  reopen: (opened: Opened<OrderNumbers>) => void;
  done: () => void;
}

function TemplateForm({ companyId, opened, newest, reopen, done }: TemplateFormProps) {
  const say = useWords("orderNumbers");
  const { mutateAsync } = useMutation(stateOrderNumbers(useQueryClient(), companyId));
  const draft = useDraft({
    schema,
    initial: { template: opened.of.template ?? "" },
    send: async ({ template }) => {
      const fault = template && templateFault(template);
      if (fault) throw refusedAt("template", say(`faults.${fault}`));
      const save = ({ version }: OrderNumbers) => mutateAsync({ template, version });
      return saveInto(opened, newest, save, reopen);
    },
    done: () => {
      toast.done(say("saved"));
      done();
    },
  });
  return (
    <div className={styles["form"]}>
      <DraftForm draft={draft} label={say("title")}>
        <TextField
          name="template"
          label={say("template")}
          description={say("templateHint")}
          placeholder={exampleTemplate}
          maxLength={60}
          // The form opens at a press.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Tokens />
        <Preview next={newest.next} />
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

/** What the next number would be by the template that is typed, or what that lacks. */
function Preview({ next }: Pick<OrderNumbers, "next">) {
  const say = useWords("orderNumbers");
  const { form } = useDraftOfForm();
  const typed = useFieldValue("template");
  const template = typeof typed === "string" ? typed.trim() : "";
  const fault = template !== "" && templateFault(template);
  return (
    <p aria-live="polite" className={styles["preview"]}>
      {/* What was refused stands at the field. */}
      {fault
        ? !form.errors["template"] && say(`faults.${fault}`)
        : template !== "" && say("preview", { example: orderNumberOf(template, next) })}
    </p>
  );
}
