import {
  type DeliveryAddress,
  type DeliveryAddresses,
  deliveryAddress,
} from "@bupum/shared/accounts/companies/delivery-addresses";
import { rule } from "@bupum/shared/kernel/rule";
import { isAmong } from "@bupum/shared/kernel/text/alike";
import { shipTo } from "@bupum/shared/reference/addresses/ship-to";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { CheckField, TextField } from "@bupum/ui/form/fields";
import { Button } from "@mantine/core";
import * as z from "zod/mini";
import { fieldsOf } from "../addresses/ship-to.ts";
import { ShipToFields } from "../addresses/ship-to-fields.tsx";
import { useWords } from "../words.ts";
import type { SaidAddress } from "./drafts.ts";
import styles from "./delivery-addresses.module.css";

const { label, isDefault } = deliveryAddress.shape;

/** The fields of an address whose name is not one of the others'. */
const fieldsBeside = (others: readonly string[]) =>
  z.object({
    label: label.check(rule((text) => !isAmong(text, others), { error: "DUPLICATE_LABELS" })),
    isDefault,
    shipTo,
  });

interface AddressFormProps {
  /** The one that is changed; absent for a new one. */
  address: DeliveryAddress | undefined;
  all: DeliveryAddresses["deliveryAddresses"];
  save: (address: SaidAddress) => Promise<unknown>;
  done: () => void;
}

/** Name of a site, the person there, and its address (D44-1). */
export function AddressForm({ address, all, save, done }: AddressFormProps) {
  const say = useWords("deliveryAddresses");
  const others = all.filter(({ id }) => id !== address?.id).map((one) => one.label);
  const draft = useDraft({
    schema: fieldsBeside(others),
    initial: {
      label: address?.label ?? "",
      shipTo: fieldsOf(address?.shipTo, undefined),
      isDefault: address?.isDefault ?? all.length === 0,
    },
    send: (said) => save({ ...(address && { id: address.id }), ...said }),
    done,
  });
  return (
    <div className={styles["form"]}>
      <DraftForm draft={draft} label={say("address")}>
        <TextField
          name="label"
          label={say("label")}
          description={say("labelHint")}
          maxLength={40}
          // The form opens at a press.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <ShipToFields />
        <CheckField name="isDefault" label={say("default")} description={say("defaultHint")} />
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
