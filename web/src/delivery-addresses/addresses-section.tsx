import type { Company } from "@bupum/shared/accounts/companies/contract";
import {
  type DeliveryAddress,
  type DeliveryAddresses,
  type DeliveryAddressesDraft,
  mostDeliveryAddresses,
} from "@bupum/shared/accounts/companies/delivery-addresses";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type OpenedEntry, saveInto } from "../companies/stated.ts";
import { StatedSection } from "../companies/stated-section.tsx";
import { useWords } from "../words.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressList } from "./address-list.tsx";
import { draftWith, draftWithout } from "./drafts.ts";
import { deliveryAddressesOf, stateDeliveryAddresses } from "./queries.ts";

interface OfCompany {
  company: Pick<Company, "id" | "roles">;
}

/** Where goods of the company go, and who takes them there; owners change it (D44-1). */
export function AddressesSection({ company }: OfCompany) {
  const say = useWords("deliveryAddresses");
  return (
    <StatedSection
      name="delivery-addresses"
      title={say("title")}
      hint={say("hint")}
      query={useQuery(deliveryAddressesOf(company.id))}
      loading={{ lines: 3, height: 72 }}
    >
      {(of) => <Addresses company={company} of={of} />}
    </StatedSection>
  );
}

/** A failed call is shown as a toast. */
const quietly = (done: Promise<void>) => void done.catch(() => undefined);

type Changed = OpenedEntry<DeliveryAddress["id"], DeliveryAddresses>;

/** Also the one of an open form that somebody else deleted meanwhile: nothing typed is lost. */
const withOpened = (known: readonly DeliveryAddress[], opened: DeliveryAddress | undefined) =>
  opened && known.every(({ id }) => id !== opened.id) ? [...known, opened] : known;

function Addresses({ company, of }: OfCompany & { of: DeliveryAddresses }) {
  const say = useWords("deliveryAddresses");
  const [changed, setChanged] = useState<Changed>();
  const { mutateAsync, isPending } = useMutation(
    stateDeliveryAddresses(useQueryClient(), company.id),
  );
  const isMine = isOwner(company.roles);
  const state = async (draft: DeliveryAddressesDraft, said: "saved" | "removed" = "saved") => {
    await mutateAsync(draft);
    toast.done(say(said));
  };
  const remove = async ({ id, label }: DeliveryAddress) => {
    const title = say("removeOn", { label });
    const spec = { title, body: say("removeBody"), primary: say("remove"), danger: true };
    if (await confirmed(spec)) await state(draftWithout(of, id), "removed");
  };
  const { deliveryAddresses } = of;
  const opened = changed?.of.deliveryAddresses.find(({ id }) => id === changed.id);
  const listed = withOpened(deliveryAddresses, opened);
  const form = changed && (
    <AddressForm
      address={opened}
      all={changed.of.deliveryAddresses}
      save={(one) => saveInto(changed, of, (list) => state(draftWith(list, one)), setChanged)}
      done={() => setChanged(undefined)}
    />
  );
  return (
    <>
      {listed.length === 0 ? (
        !changed && <p>{say(isMine ? "emptyOwner" : "empty")}</p>
      ) : (
        <AddressList
          addresses={listed}
          changed={changed?.id}
          form={form}
          isBusy={isPending}
          acts={
            // One act at a time: another one would make the list of an open form an old one.
            isMine && !changed
              ? {
                  edit: ({ id }) => setChanged({ id, of }),
                  makeDefault: (one) => quietly(state(draftWith(of, { ...one, isDefault: true }))),
                  remove: (one) => quietly(remove(one)),
                }
              : undefined
          }
        />
      )}
      {changed?.id === "new" && form}
      {isMine && !changed && deliveryAddresses.length < mostDeliveryAddresses && (
        <AddButton isBusy={isPending} add={() => setChanged({ id: "new", of })} />
      )}
    </>
  );
}

function AddButton({ isBusy, add }: { isBusy: boolean; add: () => void }) {
  const say = useWords("deliveryAddresses");
  return (
    <div>
      <Button variant="default" mih={44} disabled={isBusy} onClick={add}>
        {say("add")}
      </Button>
    </div>
  );
}
