import { regions } from "@bupum/shared/reference/regions/regions";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { useWords } from "../words.ts";
import { AddressSearch } from "./address-search.tsx";
import styles from "./address-fields.module.css";

/** Where goods go and who takes them, at `shipTo` of a form, with the search for an address. */
export function ShipToFields() {
  const say = useWords("addresses");
  const trade = useWords("trade");
  const { form } = useDraftOfForm();
  return (
    <>
      <div className={styles["two"]}>
        <TextField name="shipTo.name" label={say("shipTo.name")} autoComplete="name" />
        <TextField name="shipTo.phone" type="tel" label={say("shipTo.phone")} autoComplete="tel" />
        <div className={styles["beside"]}>
          <TextField
            name="shipTo.zip"
            label={say("shipTo.zip")}
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
          />
          <AddressSearch
            onChoose={({ zip, road, region }) => {
              form.setFieldValue("shipTo.zip", zip);
              form.setFieldValue("shipTo.address", road);
              form.setFieldValue("shipTo.region", region);
            }}
          />
        </div>
        <ChoiceField
          name="shipTo.region"
          label={say("shipTo.region")}
          data={[
            { value: "", label: "" },
            ...regions.map((value) => ({ value, label: trade(`regions.${value}`) })),
          ]}
        />
      </div>
      <TextField
        name="shipTo.address"
        label={say("shipTo.address")}
        maxLength={200}
        autoComplete="street-address"
      />
    </>
  );
}
