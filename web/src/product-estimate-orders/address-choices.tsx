import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { fieldsOf } from "../addresses/ship-to.ts";
import { defaultFirst } from "../delivery-addresses/default-first.ts";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import type { Address } from "./addresses.ts";

type Fields = ReturnType<typeof fieldsOf>;

/** Fills the fields of the form around it; they stay open to changes. */
function useFill(): (fields: Fields) => void {
  const { form } = useDraftOfForm();
  return (fields) => {
    for (const [field, value] of Object.entries(fields))
      form.setFieldValue(`shipTo.${field}`, value);
  };
}

const usedLabel = ({ name, address = "", zip = "" }: Address) => `${name} · (${zip}) ${address}`;

/** Fills the fields with an address that was used before. */
export function UsedAddresses({ of }: { of: readonly Address[] }) {
  const say = useWords("productEstimateOrders");
  const fill = useFill();
  if (of.length < 2) return null;
  return (
    <NativeSelect
      size="md"
      label={say("form.usedAddress")}
      data={of.map((one, at) => ({ value: String(at), label: usedLabel(one) }))}
      onChange={({ currentTarget }) => fill(fieldsOf(of[Number(currentTarget.value)], undefined))}
    />
  );
}

const sameFields = (one: Fields, other: unknown) =>
  Object.entries(one).every(
    ([field, value]) => (other as Partial<Fields>)[field as keyof Fields] === value,
  );

interface StatedAddressesProps {
  stated: readonly DeliveryAddress[];
  used: readonly Address[];
  /** That of any other address (D44-4). */
  startRegion: Region | "";
}

/**
 * Fills the fields with one of the company's delivery addresses, or one that was used before, and
 * says which of them stands there (D44-2).
 */
export function StatedAddresses({ stated, used, startRegion }: StatedAddressesProps) {
  const say = useWords("productEstimateOrders");
  const fill = useFill();
  const user = useCurrentUser();
  const typed = useFieldValue("shipTo");
  const [picked, setPicked] = useState("");
  const sites = defaultFirst(stated).map(({ id, label, shipTo }) => ({
    value: id as string,
    label,
    fields: fieldsOf(shipTo, undefined),
  }));
  const others = used
    .map((one, at) => ({
      value: String(at),
      label: usedLabel(one),
      fields: fieldsOf(one, undefined),
    }))
    .filter(({ fields }) => !sites.some((site) => sameFields(site.fields, fields)));
  const choices = [...sites, ...others];
  // Two sites may have one address.
  const fitting = choices.filter(({ fields }) => sameFields(fields, typed));
  const { value = "" } = fitting.find((one) => one.value === picked) ?? fitting[0] ?? {};
  const recent = { group: say("form.recentAddresses"), items: others };
  return (
    <NativeSelect
      size="md"
      label={say("form.chosenAddress")}
      value={value}
      data={[
        { value: "", label: say("form.otherAddress") },
        { group: say("form.companyAddresses"), items: sites },
        ...(others.length > 0 ? [recent] : []),
      ]}
      onChange={({ currentTarget }) => {
        setPicked(currentTarget.value);
        const chosen = choices.find((one) => one.value === currentTarget.value);
        fill(chosen?.fields ?? fieldsOf(undefined, { ...user, region: startRegion }));
      }}
    />
  );
}
