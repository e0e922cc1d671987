import { companyDraft } from "@bupum/shared/accounts/companies/contract";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AddressFields } from "../addresses/address-fields.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { foundCompany } from "./queries.ts";

const initial = {
  name: "",
  businessNumber: "",
  representative: "",
  businessType: "",
  businessItem: "",
  address: { zip: "", address: "", detail: "" },
  invoiceEmail: "",
};

/** What the founder says of a company (D40-1). */
export function CompanyForm({ done }: { done: () => void }) {
  const say = useWords("companies");
  const { mutateAsync } = useMutation(foundCompany(useQueryClient()));
  const draft = useDraft({
    schema: companyDraft,
    initial,
    send: (body) => mutateAsync(body),
    done: () => {
      toast.done(say("founded"));
      done();
    },
  });
  return (
    <DraftForm draft={draft} label={say("found")}>
      <FormSection title={say("found")}>
        <TextField name="name" label={say("name")} autoComplete="organization" required />
        <div className={styles["two"]}>
          <TextField
            name="businessNumber"
            label={say("businessNumber")}
            inputMode="numeric"
            placeholder="123-45-67891"
            maxLength={12}
            required
          />
          <TextField name="representative" label={say("representative")} required />
          <TextField name="businessType" label={say("businessType")} maxLength={40} required />
          <TextField name="businessItem" label={say("businessItem")} maxLength={80} required />
        </div>
        <AddressFields
          labels={{ zip: say("zip"), address: say("address"), detail: say("detail") }}
        />
        <TextField
          name="invoiceEmail"
          label={say("invoiceEmail")}
          type="email"
          inputMode="email"
          required
        />
      </FormSection>
      <SendButton>{say("found")}</SendButton>
    </DraftForm>
  );
}
