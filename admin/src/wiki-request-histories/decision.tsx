import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { isDecidable } from "@bupum/shared/reading/wiki-request-histories/rules";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { wikiDetail } from "../wikis/queries.ts";
import { DecisionForm, type Act } from "./decision-form.tsx";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./opinions.module.css";

/** An admin's possible decisions on an opinion now (D9-12). */
export const Decision = onlyFor(
  "wikiRequestHistoryEntities.decide",
  function Decision({ opinion }: { opinion: Opinion }) {
    const say = useWords("wikiRequestHistories");
    const wiki = useQuery(wikiDetail(opinion.wikiId)).data;
    if (!isDecidable(opinion, true)) return null;
    return (
      <section aria-labelledby="decision">
        <h2 id="decision">{say("decision")}</h2>
        {wiki ? <Acts opinion={opinion} wiki={wiki} /> : <p>{say("loadingWiki")}</p>}
      </section>
    );
  },
);

/** A request to stop is fulfilled by hiding the wiki, another opinion by a later edit. */
function fulfilling({ type, baseRevision }: Opinion, wiki: WikiEntity): Act | undefined {
  if (type === "STOP" && wiki.status === "PUBLISHED") return "HIDE";
  return type === "STOP" || wiki.currentRevision > baseRevision ? "APPLIED" : undefined;
}

function Acts({ opinion, wiki }: { opinion: Opinion; wiki: WikiEntity }) {
  const say = useWords("wikiRequestHistories");
  const [act, setAct] = useState<Act>();
  const leave = () => setAct(undefined);
  const yes = fulfilling(opinion, wiki);
  const { type, baseRevision } = opinion;
  const isEdited = type === "STOP" && wiki.currentRevision > baseRevision;
  const acts: Act[] = [
    "DECLINED",
    ...(yes ? [yes] : []),
    ...(yes === "HIDE" && isEdited ? (["APPLIED"] as const) : []),
  ];
  return (
    <>
      <p className={styles["hint"]}>
        {say(yes === "HIDE" ? "hideHint" : yes ? "applyHint" : "noEditHint")}
      </p>
      <div className={styles["acts"]}>
        {acts.map((one) => (
          <Button
            key={one}
            variant={one === yes ? "filled" : "outline"}
            {...(one === "HIDE" && { color: "red" })}
            onClick={() => setAct(one)}
          >
            {say(`acts.${one}`)}
          </Button>
        ))}
      </div>
      <Dialog opened={act !== undefined} onClose={leave} title={act && say(`acts.${act}`)}>
        {act && <DecisionForm opinion={opinion} act={act} leave={leave} />}
      </Dialog>
    </>
  );
}
