import type { DealerDetail } from "@bupum/shared/selling/dealers/admin-contract";
import { dealerStates } from "@bupum/shared/selling/dealers/rules";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { regions } from "@bupum/shared/reference/regions/regions";
import { ChoiceField, ProseField, TextField } from "@bupum/ui/form/fields";
import { useWords } from "../words.ts";
import { MakersField } from "./makers-field.tsx";
import styles from "./dealers.module.css";

const shown = (number: string | undefined) => (number ? formatPhone(number) : "");

/** The initial values of the form; empty for a new dealer. */
export const fieldsOf = (dealer?: DealerDetail) => ({
  name: dealer?.name ?? { ko: "", en: "", zh: "" },
  region: dealer?.region ?? "SEOUL",
  manufactorIds: dealer?.manufactors.map(({ id }) => id) ?? [],
  address: { zip: "", address: "", detail: "", ...dealer?.address },
  phone: shown(dealer?.phone),
  tel: shown(dealer?.tel),
  fax: shown(dealer?.fax),
  website: dealer?.website ?? "",
  email: dealer?.email ?? "",
  introduction: dealer?.introduction ?? "",
  state: dealer?.state ?? "SHOWN",
});

/** The fields that a new dealer and a changed one share. */
export function DealerFields({ dealer }: { dealer?: DealerDetail }) {
  const say = useWords("dealers");
  const sayLayout = useWords("layout");
  return (
    <>
      <TextField name="name.ko" label={say("fields.nameKo")} required maxLength={80} />
      <div className={styles["two"]}>
        <TextField name="name.en" label={say("fields.nameEn")} required maxLength={80} />
        <TextField name="name.zh" label={say("fields.nameZh")} required maxLength={80} />
      </div>
      <div className={styles["two"]}>
        <ChoiceField
          name="region"
          label={say("fields.region")}
          data={regions.map((value) => ({ value, label: sayLayout(`regions.${value}`) }))}
        />
        <StateField />
      </div>
      <MakersField initial={dealer?.manufactors ?? []} />
      <div className={styles["address"]}>
        <TextField
          name="address.zip"
          label={say("fields.zip")}
          required
          inputMode="numeric"
          maxLength={5}
        />
        <TextField name="address.address" label={say("fields.address")} required maxLength={120} />
      </div>
      <TextField name="address.detail" label={say("fields.detail")} maxLength={120} />
      <div className={styles["two"]}>
        <TextField name="tel" type="tel" label={say("fields.tel")} autoComplete="off" />
        <TextField name="phone" type="tel" label={say("fields.phone")} autoComplete="off" />
        <TextField name="fax" type="tel" label={say("fields.fax")} autoComplete="off" />
        <TextField name="email" type="email" label={say("fields.email")} autoComplete="off" />
      </div>
      <TextField
        name="website"
        type="url"
        label={say("fields.website")}
        placeholder="https://"
        autoComplete="off"
        maxLength={200}
      />
      <ProseField
        name="introduction"
        label={say("fields.introduction")}
        autosize
        minRows={3}
        maxLength={2000}
      />
    </>
  );
}

/** Whether buyers see the dealer. */
export function StateField() {
  const say = useWords("dealers");
  return (
    <ChoiceField
      name="state"
      label={say("fields.state")}
      data={dealerStates.map((value) => ({ value, label: say(`states.${value}`) }))}
    />
  );
}
