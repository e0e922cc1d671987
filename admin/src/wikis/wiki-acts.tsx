import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { useWords } from "../words.ts";
import { ChangeFacts } from "./change-facts.tsx";
import { readWikisAgain } from "./queries.ts";
import styles from "./wikis.module.css";

type Off = "HIDDEN" | "DELETED";
interface Change {
  status: Off | "PUBLISHED";
  reason?: string;
}

/** Changes its state. */
function useMove({ id, version }: WikiEntity) {
  const say = useWords("wikis");
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ status: to, reason = "" }: Change) => {
      if (to === "DELETED") await api.wikiEntities.remove({ params: { id }, body: { reason } });
      else
        await api.wikiEntities.update({
          params: { id },
          body: { status: to, version, ...(reason && { reason }) },
        });
    },
    onSuccess: (_, { status }) => toast.done(say(`done.${status}`)),
    onSettled: () => readWikisAgain(client),
  });
}

/**
 * Corrects the facts and the text of a wiki, hides it, deletes it or restores it; its writer reads the reason
 * (D9-16).
 */
export const WikiActs = onlyFor(
  "wikiEntities.update",
  function WikiActs({ wiki }: { wiki: WikiEntity }) {
    const say = useWords("wikis");
    const [asked, setAsked] = useState<Off>();
    const { status } = wiki;
    const { mutate, isPending } = useMove(wiki);
    return (
      <div className={styles["acts"]}>
        {status === "PUBLISHED" && (
          <Button variant="default" loading={isPending} onClick={() => setAsked("HIDDEN")}>
            {say("hide")}
          </Button>
        )}
        {status !== "DELETED" && <ChangeFacts wiki={wiki} />}
        {status !== "DELETED" && (
          <Button
            variant="default"
            renderRoot={(look) => (
              <Link to="/wikis/$wikiId/edit" params={{ wikiId: wiki.id }} {...look} />
            )}
          >
            {say("text.title")}
          </Button>
        )}
        {status !== "PUBLISHED" && (
          <Button
            variant="default"
            loading={isPending}
            onClick={() => mutate({ status: "PUBLISHED" })}
          >
            {say("bringBack")}
          </Button>
        )}
        {status !== "DELETED" && (
          <Button
            variant="subtle"
            color="red"
            loading={isPending}
            onClick={() => setAsked("DELETED")}
          >
            {say("remove")}
          </Button>
        )}
        {asked && (
          <TakingOff
            to={asked}
            onClose={() => setAsked(undefined)}
            onReason={(reason) => {
              setAsked(undefined);
              mutate({ status: asked, reason });
            }}
          />
        )}
      </div>
    );
  },
);

interface TakingOffProps {
  to: Off;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks for the reason of hiding or deleting. */
function TakingOff({ to, ...on }: TakingOffProps) {
  const say = useWords("wikis");
  return (
    <ReasonDialog
      title={say(`ask.${to}`)}
      label={say("reason")}
      hint={say("reasonHint")}
      submit={say(to === "HIDDEN" ? "hide" : "remove")}
      danger={to === "DELETED"}
      least={5}
      most={500}
      {...on}
    />
  );
}
