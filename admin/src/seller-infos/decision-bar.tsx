import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { holdDecision } from "../decisions/held.ts";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { keepSeller, readSellersAgain } from "./queries.ts";
import { Refusal } from "./refusal.tsx";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./sellers.module.css";

/** An admin's possible decisions now, always visible: Alt+A approves, Alt+R refuses. */
export const DecisionBar = onlyFor(
  "sellerInfo.decide",
  function DecisionBar({ seller }: { seller: SellerInfo }) {
    const say = useWords("sellerInfos");
    const [refusing, setRefusing] = useState(false);
    const { approve, isApproving } = useApproval(seller);
    const isPending = seller.status === "PENDING";
    const isRefused = seller.status === "REJECTED";
    const act = isPending ? "refuse" : "revoke";
    useKeys(seller, { KeyA: isPending ? approve : undefined, KeyR: () => setRefusing(true) });
    if (isRefused)
      return (
        <div className={styles["bar"]} role="group" aria-label={say("decision")}>
          <Button variant="default" loading={isApproving} onClick={approve}>
            {say("takeBack.title")}
          </Button>
        </div>
      );
    if (seller.status === "NONE") return null;
    return (
      <div className={styles["bar"]} role="group" aria-label={say("decision")}>
        <Button
          variant="outline"
          color="red"
          aria-keyshortcuts="Alt+R"
          onClick={() => setRefusing(true)}
        >
          {say(`${act}.title`)}
        </Button>
        {isPending && (
          <Button aria-keyshortcuts="Alt+A" loading={isApproving} onClick={approve}>
            {say("approve.title")}
          </Button>
        )}
        <small className={styles["keys"]}>{say(isPending ? "keys" : "revokeKey")}</small>
        <Dialog opened={refusing} onClose={() => setRefusing(false)} title={say(`${act}.title`)}>
          {refusing && <Refusal seller={seller} leave={() => setRefusing(false)} />}
        </Dialog>
      </div>
    );
  },
);

function useApproval(seller: SellerInfo) {
  const say = useWords("sellerInfos");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      holdDecision(seller.id, () =>
        api.sellerInfo.decide({
          body: { sellerId: seller.id, status: "APPROVED", version: seller.version },
        }),
      ),
    onSuccess: (decided) => {
      toast.done(say("approve.done"));
      keepSeller(client, decided);
    },
    onError: (error) => {
      if (failureOf(error).status === 409) readSellersAgain(client);
    },
  });
  const act = seller.status === "REJECTED" ? "takeBack" : "approve";
  const ask = async () => {
    const { companyName = "" } = seller.draft ?? {};
    const body = say(`${act}.body`, { company: companyName });
    const spec = { title: say(`${act}.title`), body, primary: say(`${act}.title`) };
    if (await confirmed(spec)) mutate();
  };
  return { approve: () => void ask(), isApproving: isPending };
}

/** Shortcuts with Alt, which screen readers and fields do not use; not while a dialog is open. */
function useKeys(seller: SellerInfo, acts: Record<string, (() => void) | undefined>) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const isDecided = seller.status === "REJECTED" || seller.status === "NONE";
  useEffect(() => {
    if (isDecided) return;
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const act = latest.current[event.code];
      if (!act || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isDecided]);
}
