import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { DayField, ProseField, TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { BuyerField } from "./buyer-field.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { LinesSection } from "./lines-section.tsx";
import { SellersSection } from "./sellers-section.tsx";
import { useNewGroup } from "./use-new-group.ts";
import styles from "./groups.module.css";

/** Creates a request for a buyer, as the buyer could. */
export function NewGroupPage() {
  const say = useWords("estimateGroups");
  const draft = useNewGroup();
  return (
    <>
      <Head title={say("create.title")} />
      <BackLink to="/lines">{say("list")}</BackLink>
      <h1>{say("create.title")}</h1>
      <div className={styles["editor"]}>
        <p className={styles["hint"]}>{say("create.hint")}</p>
        <DraftForm draft={draft} label={say("create.title")}>
          <FormSection title={say("buyer")}>
            <BuyerField />
            <ContactFields />
          </FormSection>
          <LinesSection draft={draft} />
          <SellersSection draft={draft} />
          <TermsSection />
          <SendButton fullWidth>{say("create.act")}</SendButton>
        </DraftForm>
      </div>
    </>
  );
}

function TermsSection() {
  const say = useWords("estimateGroups");
  return (
    <FormSection title={say("create.terms")}>
      <TextField
        name="title"
        label={say("create.titleField")}
        description={say("create.titleHint")}
        maxLength={100}
      />
      <TextField
        name="dueAt"
        type="datetime-local"
        label={say("dueAt")}
        description={say("create.dueHint")}
      />
      <DayField name="desiredDeliveryDate" label={say("desired")} />
      <ProseField name="memo" label={say("memo")} maxLength={2000} autosize minRows={2} />
    </FormSection>
  );
}
