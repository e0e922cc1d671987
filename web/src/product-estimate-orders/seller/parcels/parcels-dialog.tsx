import { toast } from "@bupum/ui/frame/toasts";
import { Button, Modal, Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../words.ts";
import { CarrierChoices, carrierChoices } from "@bupum/ui/product-estimate-orders/carrier-choices";
import { readAgain } from "../../moves/queries.ts";
import { mostParcels, nextParcels, type PastedParcel, readParcels } from "./pasted-parcels.ts";
import { type ParcelResult, sendParcel } from "./send-parcel.ts";
import styles from "./parcels.module.css";

/** States many parcels at once: their numbers are pasted from the carrier's sheet. */
export default function ParcelsDialog({ onClose }: { onClose: () => void }) {
  const say = useWords("sellerOrders");
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={say("parcels.title")}
      closeButtonProps={{ "aria-label": say("close") }}
    >
      <ParcelsForm />
    </Modal>
  );
}

const keyOf = ({ poNumber, partNumber = "", trackingNo }: PastedParcel) =>
  [poNumber, partNumber, trackingNo].join(" ");

/** What became of the parcels, and how they are sent: one after the other, each once. */
function useSending() {
  const say = useWords("sellerOrders");
  const client = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, ParcelResult>>(new Map());
  const [isSending, setSending] = useState(false);
  const isDone = (parcel: PastedParcel) => "lines" in (results.get(keyOf(parcel)) ?? {});
  const send = async (parcels: readonly PastedParcel[]) => {
    setSending(true);
    let done = 0;
    for (const parcel of parcels) {
      // oxlint-disable-next-line no-await-in-loop -- lines of one order may be in several parcels
      const result = await sendParcel(parcel);
      if ("lines" in result) done += 1;
      setResults((known) => new Map(known).set(keyOf(parcel), result));
    }
    setSending(false);
    if (done > 0) toast.done(say("parcels.done", { count: done }));
    await readAgain(client);
  };
  return {
    resultOf: (parcel: PastedParcel) => results.get(keyOf(parcel)),
    isDone,
    isSending,
    send,
  };
}

function ParcelsForm() {
  const say = useWords("sellerOrders");
  const [text, setText] = useState("");
  const [carrier, setCarrier] = useState("CJ대한통운");
  const parcels = readParcels(text, carrier);
  const { resultOf, isDone, isSending, send } = useSending();
  const open = parcels.filter((parcel) => !parcel.fault && !isDone(parcel));
  const next = nextParcels(open, (parcel) => resultOf(parcel) !== undefined);
  return (
    <div className={styles["form"]}>
      <TextInput
        label={say("parcels.carrier")}
        value={carrier}
        maxLength={40}
        list={carrierChoices}
        autoComplete="off"
        onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
      />
      <CarrierChoices />
      <Textarea
        label={say("parcels.paste")}
        description={say("parcels.hint", { most: mostParcels })}
        placeholder={"PO-261128-2X6GA\t689012345678"}
        minRows={4}
        autosize
        maxRows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {parcels.length > 0 && (
        <table className={styles["rows"]} aria-label={say("parcels.rows")}>
          <thead>
            <tr>
              <th>{say("parcels.order")}</th>
              <th>{say("parcels.carrierOf")}</th>
              <th>{say("parcels.number")}</th>
              <th>{say("parcels.result")}</th>
            </tr>
          </thead>
          <tbody aria-live="polite">
            {parcels.map((parcel) => (
              <ParcelRow key={parcel.row} of={parcel} result={resultOf(parcel)} />
            ))}
          </tbody>
        </table>
      )}
      <Button
        disabled={open.length === 0 || carrier.trim() === ""}
        loading={isSending}
        onClick={() => void send(next)}
      >
        {say("parcels.send", { count: next.length })}
      </Button>
      {open.length > next.length && (
        <p role="status">{say("parcels.later", { count: open.length - next.length })}</p>
      )}
    </div>
  );
}

function ParcelRow({ of, result }: { of: PastedParcel; result: ParcelResult | undefined }) {
  const say = useWords("sellerOrders");
  const isBad = of.fault !== undefined || (result !== undefined && !("lines" in result));
  return (
    <tr>
      <td>
        {of.poNumber || say("parcels.row", { row: of.row })}
        {of.partNumber && <small>{of.partNumber}</small>}
      </td>
      <td>{of.carrier}</td>
      <td>{of.trackingNo}</td>
      <td data-bad={isBad || undefined}>{useOutcome(of, result)}</td>
    </tr>
  );
}

function useOutcome({ fault }: PastedParcel, result: ParcelResult | undefined): string {
  const say = useWords("sellerOrders");
  if (fault) return say(`parcels.faults.${fault}`);
  if (!result) return "";
  if ("lines" in result) return say("parcels.shipped", { count: result.lines });
  if ("refused" in result) return say(`parcels.refused.${result.refused}`);
  return result.failed || say("parcels.unanswered");
}
