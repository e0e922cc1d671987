import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DecisionKeys, useDecisionKeys } from "../decisions/decision-keys.tsx";
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
    const isDecided = isRefused || seller.status === "NONE";
    useDecisionKeys({
      yes: isPending ? approve : undefined,
      no: isDecided ? undefined : () => setRefusing(true),
    });
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
        <DecisionKeys yes={isPending ? say("approve.title") : undefined} no={say(`${act}.title`)} />
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
