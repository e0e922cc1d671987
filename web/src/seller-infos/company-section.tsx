import { businessFile } from "@bupum/shared/accounts/files/rules";
import { formatBusinessNumber, isBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { regions } from "@bupum/shared/reference/regions/regions";
import { FormSection } from "@bupum/ui/form/form-section";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AddressFields } from "../addresses/address-fields.tsx";
import { signUpload } from "../files/queries.ts";
import { useWords } from "../words.ts";
import { fileLink } from "./queries.ts";
import shared from "../applicant/applicant.module.css";
import styles from "./info-page.module.css";

interface CompanySectionProps {
  info: SellerInfo | null;
  onBusy: (busy: boolean) => void;
}

/** The company's data, with the registration certificate. */
export function CompanySection({ info, onBusy }: CompanySectionProps) {
  const say = useWords("sellerInfos");
  const trade = useWords("trade");
  const { form } = useDraftOfForm();
  return (
    <FormSection title={say("company.title")}>
      <TextField
        name="companyName"
        label={say("company.name")}
        autoComplete="organization"
        required
      />
      <BusinessNumberField />
      <TextField name="representative" label={say("company.representative")} required />
      <div className={shared["two"]}>
        <TextField name="businessType" label={say("company.businessType")} maxLength={40} />
        <TextField name="businessItem" label={say("company.businessItem")} maxLength={80} />
      </div>
      <Certificate info={info} onBusy={onBusy} />
      <AddressFields
        labels={{
          zip: say("company.zip"),
          address: say("company.address"),
          detail: say("company.detail"),
        }}
        onChoose={({ region }) => form.setFieldValue("region", region)}
      />
      <ChoiceField
        name="region"
        label={say("company.region")}
        required
        data={[
          { value: "", label: say("company.regionNone") },
          ...regions.map((region) => ({ value: region, label: trade(`regions.${region}`) })),
        ]}
      />
    </FormSection>
  );
}

/** The checksum is verified when the last digit is typed, not only after sending. */
function BusinessNumberField() {
  const say = useWords("sellerInfos");
  const { form } = useDraftOfForm();
  const [typed, setTyped] = useState(() => String(form.getValues()["businessNumber"] ?? ""));
  form.watch("businessNumber", ({ value }) => setTyped(String(value ?? "")));
  const digits = typed.replace(/\D/g, "");
  const isWrong = digits.length >= 10 && !isBusinessNumber(digits);
  const hint = isBusinessNumber(digits)
    ? say("company.businessRight")
    : say(isWrong ? "company.businessWrong" : "company.businessHint");
  return (
    <TextField
      name="businessNumber"
      label={say("company.businessNumber")}
      description={
        <span role="status" data-wrong={isWrong || undefined} className={styles["check"]}>
          {hint}
        </span>
      }
      inputMode="numeric"
      placeholder="123-45-67891"
      maxLength={12}
      required
      onBlur={() => {
        if (digits.length === 10 && typed !== formatBusinessNumber(digits))
          form.setFieldValue("businessNumber", formatBusinessNumber(digits));
      }}
    />
  );
}

function Certificate({ info, onBusy }: CompanySectionProps) {
  const say = useWords("sellerInfos");
  const { form } = useDraftOfForm();
  const link = useMutation(fileLink);
  const file = (info?.draft ?? info?.approved)?.businessFile;
  const error = form.errors["businessFileId"];
  const open = async (id: NonNullable<typeof file>["id"]) => {
    const { url } = await link.mutateAsync(id);
    globalThis.open(url, "_blank", "noopener");
  };
  return (
    <div className={styles["file"]} data-path="businessFileId" tabIndex={-1}>
      {file && (
        <p>
          {say("company.fileNow")}{" "}
          <Button
            variant="subtle"
            size="sm"
            mih={44}
            loading={link.isPending}
            onClick={() => void open(file.id)}
          >
            {file.fileName}
          </Button>
        </p>
      )}
      <FileDrop
        label={say(file ? "company.fileAgain" : "company.file")}
        sign={signUpload("FILE")}
        extensions={businessFile.extensions}
        maxMegabytes={businessFile.maxBytes / 1024 / 1024}
        shrinksUpToMegabytes={businessFile.photoMegabytes}
        maxFiles={1}
        onChange={([uploaded]) => form.setFieldValue("businessFileId", uploaded?.fileId ?? "")}
        onBusy={onBusy}
      />
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
