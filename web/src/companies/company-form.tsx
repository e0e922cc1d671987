import { type Company, companyDraft } from "@bupum/shared/accounts/companies/contract";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AddressFields } from "../addresses/address-fields.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { stateCompany } from "./queries.ts";

const initial = {
  name: "",
  businessNumber: "",
  representative: "",
  businessType: "",
  businessItem: "",
  address: { zip: "", address: "", detail: "" },
  invoiceEmail: "",
};

/** The fields of the form as they stand. */
const statedBy = (company: Company): typeof initial => ({
  name: company.name,
  businessNumber: formatBusinessNumber(company.businessNumber),
  representative: company.representative,
  businessType: company.businessType,
  businessItem: company.businessItem,
  address: { detail: "", ...company.address },
  invoiceEmail: company.invoiceEmail,
});

interface CompanyFormProps {
  /** The company that is changed; absent where one is founded. */
  company?: Company;
  done: (company: Company) => void;
}

/** What a company says of itself (D40-1). */
export function CompanyForm({ company, done }: CompanyFormProps) {
  const say = useWords("companies");
  const { mutateAsync } = useMutation(stateCompany(useQueryClient(), company));
  const draft = useDraft({
    schema: companyDraft,
    initial: company ? statedBy(company) : initial,
    send: (body) => mutateAsync(body),
    done: (stated) => {
      toast.done(say(company ? "saved" : "founded"));
      done(stated);
    },
  });
  const title = say(company ? "edit" : "found");
  return (
    <DraftForm draft={draft} label={title}>
      <FormSection title={title}>
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
      <SendButton>{say(company ? "save" : "found")}</SendButton>
    </DraftForm>
  );
}
