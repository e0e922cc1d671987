import { companyDraft } from "@bupum/shared/accounts/companies/contract";
import { useDraft, useDraftOfForm } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AddressSearch } from "../addresses/address-search.tsx";
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
        <AddressFields />
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

function AddressFields() {
  const say = useWords("companies");
  const { form } = useDraftOfForm();
  return (
    <>
      <div className={styles["zip"]}>
        <TextField
          name="address.zip"
          label={say("zip")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
        />
        <AddressSearch
          onChoose={({ zip, road }) => {
            form.setFieldValue("address.zip", zip);
            form.setFieldValue("address.address", road);
          }}
        />
      </div>
      <TextField
        name="address.address"
        label={say("address")}
        autoComplete="address-line1"
        required
      />
      <TextField name="address.detail" label={say("detail")} autoComplete="address-line2" />
    </>
  );
}
