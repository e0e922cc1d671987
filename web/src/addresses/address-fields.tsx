import type { AddressFound } from "@bupum/shared/reference/addresses/contract";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { AddressSearch } from "./address-search.tsx";
import styles from "./address-fields.module.css";

interface AddressFieldsProps {
  labels: Record<"zip" | "address" | "detail", string>;
  /** Told what was found, beside what goes into the fields. */
  onChoose?: (found: AddressFound) => void;
}

/** The address of a business, at `address` of a form, with the search for it. */
export function AddressFields({ labels, onChoose }: AddressFieldsProps) {
  const { form } = useDraftOfForm();
  return (
    <>
      <div className={styles["zip"]}>
        <TextField
          name="address.zip"
          label={labels.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="06236"
          required
        />
        <AddressSearch
          onChoose={(found) => {
            form.setFieldValue("address.zip", found.zip);
            form.setFieldValue("address.address", found.road);
            onChoose?.(found);
          }}
        />
      </div>
      <TextField
        name="address.address"
        label={labels.address}
        autoComplete="address-line1"
        required
      />
      <TextField name="address.detail" label={labels.detail} autoComplete="address-line2" />
    </>
  );
}
