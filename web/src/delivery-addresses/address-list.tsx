import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { addressText } from "../addresses/address-text.ts";
import { RowAct } from "../companies/row-act.tsx";
import { useWords } from "../words.ts";
import { defaultFirst } from "./default-first.ts";
import styles from "./delivery-addresses.module.css";

interface AddressActs {
  edit: (address: DeliveryAddress) => void;
  makeDefault: (address: DeliveryAddress) => void;
  remove: (address: DeliveryAddress) => void;
}

interface AddressListProps {
  addresses: readonly DeliveryAddress[];
  /** The one that is changed, and the form in its place. */
  changed: string | undefined;
  form: ReactNode;
  isBusy: boolean;
  /** For owners. */
  acts: AddressActs | undefined;
}

export function AddressList({ addresses, changed, form, isBusy, acts }: AddressListProps) {
  const say = useWords("deliveryAddresses");
  return (
    <ul className={styles["addresses"]} aria-label={say("title")}>
      {defaultFirst(addresses).map((address) => (
        <li key={address.id}>
          {address.id === changed ? (
            form
          ) : (
            <>
              <Shown address={address} />
              {acts && <Acts address={address} isBusy={isBusy} {...acts} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Shown({ address: { label, isDefault, shipTo } }: { address: DeliveryAddress }) {
  const say = useWords("deliveryAddresses");
  return (
    <div className={styles["shown"]}>
      <span>
        <strong>{label}</strong>{" "}
        {isDefault && (
          <Badge component="span" color="gray" miw="max-content">
            {say("default")}
          </Badge>
        )}
      </span>
      <span>
        {shipTo.name} · <span className={styles["phone"]}>{formatPhone(shipTo.phone)}</span>
      </span>
      <span className={styles["place"]}>{addressText(shipTo)}</span>
    </div>
  );
}

function Acts({
  address,
  isBusy,
  edit,
  makeDefault,
  remove,
}: AddressActs & { address: DeliveryAddress; isBusy: boolean }) {
  const say = useWords("deliveryAddresses");
  const { label, isDefault } = address;
  return (
    <span className={styles["rowActs"]}>
      <RowAct label={say("editOn", { label })} isDisabled={isBusy} onPress={() => edit(address)}>
        {say("edit")}
      </RowAct>
      {!isDefault && (
        <RowAct
          label={say("makeDefaultOn", { label })}
          isDisabled={isBusy}
          onPress={() => makeDefault(address)}
        >
          {say("makeDefault")}
        </RowAct>
      )}
      <RowAct
        label={say("removeOn", { label })}
        isEnd
        isDisabled={isBusy}
        onPress={() => remove(address)}
      >
        {say("remove")}
      </RowAct>
    </span>
  );
}
