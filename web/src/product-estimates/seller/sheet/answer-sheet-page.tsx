import { datedName } from "@bupum/shared/kernel/sheet";
import {
  answerSheetWords,
  mostAnswerSheetRows,
} from "@bupum/shared/deal/answer-sheets/answer-sheet";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { saveFile } from "@bupum/ui/sheet/save-file";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../../../api.ts";
import { Head } from "../../../layout/head.tsx";
import { tellPlanLimit } from "../../../plan/refused.tsx";
import { SheetFileButton } from "../../../sheets/sheet-file-button.tsx";
import { useWords } from "../../../words.ts";
import styles from "./answer-sheet-page.module.css";
import { Parcels, Problems } from "./review-list.tsx";
import { useSheet } from "./use-sheet.ts";

/** Waiting requests as a sheet to fill in, and back: seen first, then sent at once. */
export function AnswerSheetPage() {
  const say = useWords("answerSheet");
  const { sheet, outcomes, busy, read, send } = useSheet();
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div>
        <h1>{say("title")}</h1>
        <p className={styles["dimmed"]}>{say("hint")}</p>
        <Link to="/seller/product-estimates">{say("back")}</Link>
      </div>
      <ol className={styles["steps"]}>
        <li>
          <h2>{say("steps.download")}</h2>
          <p className={styles["dimmed"]}>
            {say("steps.downloadHint", { most: mostAnswerSheetRows })}
          </p>
          <Download />
        </li>
        <li>
          <h2>{say("steps.upload")}</h2>
          <p className={styles["dimmed"]}>{say("steps.uploadHint")}</p>
          <SheetFileButton
            label={say("file")}
            accept=".xlsx,.csv"
            isBusy={busy !== undefined}
            onFile={(file) => void read(file)}
          />
          <p role="status">{busy === "reading" && say("reading")}</p>
        </li>
        {sheet && (
          <li>
            <h2>{say("steps.check")}</h2>
            <Counts sheet={sheet} />
            <Problems sheet={sheet} />
            <Parcels parcels={sheet.parcels} outcomes={outcomes} />
            <Send sheet={sheet} outcomes={outcomes} isBusy={busy === "sending"} onSend={send} />
          </li>
        )}
      </ol>
    </div>
  );
}

type Held = ReturnType<typeof useSheet>;
type Sheet = NonNullable<Held["sheet"]>;

function Download() {
  const say = useWords("answerSheet");
  const language: Language = useLocale();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { url, lineCount: count, more } = await api.productEstimateResponses.answerSheet();
      const reply = await fetch(url);
      if (!reply.ok) throw new Error(`Storage answered ${reply.status}.`);
      saveFile(await reply.blob(), datedName(answerSheetWords[language].name));
      toast.done(say(more ? "downloadedMore" : "downloaded", { count }));
    } catch (error) {
      if (!tellPlanLimit(error)) toast.failed(failureOf(error).message ?? say("downloadFailed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      mih={44}
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void download()}
    >
      {say("steps.download")}
    </Button>
  );
}

function Counts({ sheet: { parcels, emptyCount } }: { sheet: Sheet }) {
  const say = useWords("answerSheet");
  const quotes = parcels.reduce((sum, parcel) => sum + parcel.quotes.length, 0);
  const all = parcels.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <p>
      {parcels.length === 0
        ? say("faults.nothing")
        : say("counts", { quotes, refusals: all - quotes, estimates: parcels.length })}{" "}
      {emptyCount > 0 && say("left", { count: emptyCount })}
    </p>
  );
}

interface SendProps {
  sheet: Sheet;
  outcomes: Held["outcomes"];
  isBusy: boolean;
  onSend: () => Promise<void>;
}

function Send({ sheet: { parcels }, outcomes, isBusy, onSend }: SendProps) {
  const say = useWords("answerSheet");
  const done = parcels.filter(({ estimateId }) => {
    const outcome = outcomes[estimateId];
    return outcome && "sent" in outcome;
  }).length;
  const left = parcels.length - done;
  return (
    <>
      <p role="status">{(isBusy || done > 0) && say("sending", { count: parcels.length, done })}</p>
      {left > 0 && (
        <Button mih={44} loading={isBusy} onClick={() => void onSend()}>
          {Object.keys(outcomes).length > 0 && !isBusy
            ? say("again")
            : say("send", { count: left })}
        </Button>
      )}
    </>
  );
}
