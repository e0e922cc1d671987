import type { UploadedFile } from "@bupum/ui/files/uploads";
import type { Draft } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { RoleGuard } from "../companies/role-guard.tsx";
import { KnownNumbers } from "../own-numbers/known-numbers.tsx";
import { PastPrices } from "../price-memories/past-prices.tsx";
import { useCurrentUser } from "../session.ts";
import { basket } from "../trade/basket.ts";
import { useWords } from "../words.ts";
import { AddLines } from "./add-lines.tsx";
import { GoneProducts } from "./basket-lines.tsx";
import { putAdded, useQuantitySending } from "./basket-quantities.ts";
import { addedUp, type FileCounts, type FormLine, type GroupForm, roomIn } from "./group-form.ts";
import { LineRow } from "./line-row.tsx";
import { LinesTable } from "./lines-table.tsx";
import { pageSize, type PageState, Turns, usePaged } from "./paged.tsx";
import { LinesPlan } from "./plan-fit.tsx";
import { SellersSection } from "./sellers-section.tsx";
import { ContactSection, TermsSection } from "./terms-section.tsx";
import { useRequest } from "./use-request.ts";
import styles from "./group-page.module.css";

/** Files on their way by the field they belong to, and how each field tells. */
function useRunning() {
  const [running, setRunning] = useState<FileCounts>({});
  const mark = (field: string) => (_: boolean, count: number) =>
    setRunning(({ [field]: _before, ...others }) =>
      count ? { ...others, [field]: count } : others,
    );
  return [running, mark] as const;
}

/** Files of lines that become one request, with those of the whole where it takes them. */
function countsOf(lines: readonly FormLine[], running: FileCounts, whole?: number): FileCounts {
  const ofLines = lines.map(({ key, files }): [string, number] => [
    key,
    (files?.length ?? 0) + (running[key] ?? 0),
  ]);
  const ofWhole: FileCounts =
    whole === undefined ? {} : { [request]: whole + (running[request] ?? 0) };
  return { ...Object.fromEntries(ofLines), ...ofWhole };
}
/** Names the field of the whole request's files; lines have keys of their own. */
const request = "request";

/** The fields of a request and what happens when it is sent. */
export function GroupFields({ initial }: { initial: GroupForm }) {
  const say = useWords("estimateGroups");
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [running, mark] = useRunning();
  const page = useState(0);
  const quantities = useQuantitySending(initial.lines);
  const draft = useRequest(initial, { whole: files, turn: page[1], typed: quantities.later });
  const { lines } = draft.values();
  const productIds = lines.map(({ productId }) => productId).filter(Boolean);
  const first = lines.slice(0, pageSize);
  return (
    <DraftForm draft={draft} label={say("request.title")}>
      <LinesSection
        draft={draft}
        running={running}
        mark={mark}
        ofWhole={files.length}
        page={page}
        onLeft={quantities.now}
      />
      <SellersSection draft={draft} productIds={productIds} />
      <TermsSection
        room={roomIn(countsOf(first, running), request)}
        onFiles={setFiles}
        onBusy={mark(request)}
      />
      <ContactSection />
      <SendPart draft={draft} isBusy={Object.keys(running).length > 0} />
    </DraftForm>
  );
}

interface LinesSectionProps {
  draft: Draft<GroupForm>;
  running: FileCounts;
  mark: ReturnType<typeof useRunning>[1];
  /** Files of the whole request. */
  ofWhole: number;
  page: PageState;
  /** A field of a line is left. */
  onLeft: () => void;
}

const columns = ["partNumber", "manufactorName", "partName", "quantity", "unit", "more"] as const;

function LinesSection({ draft, running, mark, ofWhole, page, onLeft }: LinesSectionProps) {
  const say = useWords("estimateGroups");
  const { form } = draft;
  const { lines } = draft.values();
  const { part, from, turns } = usePaged(lines, page);
  const add = (added: readonly FormLine[]) => {
    const next = addedUp(lines, added);
    // The basket holds the listed parts of the request, and is shown all over the site.
    putAdded(lines, next);
    form.setFieldValue("lines", next);
  };
  const isPremium = useCurrentUser()?.isEntitled === true;
  const drop = (line: FormLine, index: number) => {
    const isOnly = lines.every((one) => one === line || one.productId !== line.productId);
    if (line.productId && isOnly) basket.drop(line.productId);
    form.removeListItem("lines", index);
  };
  const faulty = Object.keys(form.errors);
  // A page of a long list becomes one request, the first one with the files of the whole.
  const counts = countsOf(part, running, from === 0 ? ofWhole : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the focus
    <section aria-labelledby="lines" className={styles["block"]} onBlur={onLeft}>
      <h2 id="lines">
        {say("request.lines")} <small>{say("request.lineCount", { count: lines.length })}</small>
      </h2>
      <GoneProducts />
      {lines.length === 0 && <p className={styles["dimmed"]}>{say("request.noLines")}</p>}
      {part.length > 0 && (
        <PricedLines of={part}>
          {part.map((line, at) => (
            <LineRow
              key={line.key}
              line={line}
              index={from + at}
              faulty={faulty.some((path) => path.startsWith(`lines.${from + at}.`))}
              onDrop={() => drop(line, from + at)}
              onFiles={(files) => form.setFieldValue(`lines.${from + at}.files`, files)}
              onBusy={mark(line.key)}
              room={roomIn(counts, line.key)}
            />
          ))}
        </PricedLines>
      )}
      <Turns
        {...turns}
        from={from}
        shown={part.length}
        isBusy={Object.keys(running).some((field) => field !== request)}
      />
      <LinesPlan draft={draft} />
      {isPremium && lines.length > pageSize && (
        <p role="status" className={styles["dimmed"]}>
          {say("request.bomHint", { most: pageSize, parts: Math.ceil(lines.length / pageSize) })}
        </p>
      )}
      <AddLines count={lines.length} onAdd={add} />
    </section>
  );
}

/** The table of lines that also say what their parts cost last time (D32-5) and are called (D31-5). */
function PricedLines({ of, children }: { of: readonly FormLine[]; children: ReactNode }) {
  const say = useWords("estimateGroups");
  const parts = of.map(({ productId }) => productId);
  return (
    <PastPrices of={parts}>
      <KnownNumbers of={parts}>
        <LinesTable label={say("request.lines")} columns={columns}>
          {children}
        </LinesTable>
      </KnownNumbers>
    </PastPrices>
  );
}

/** Sends; a guest is led through the login and comes back with everything kept. */
function SendPart({ draft, isBusy }: { draft: Draft<GroupForm>; isBusy: boolean }) {
  const say = useWords("estimateGroups");
  const user = useCurrentUser();
  const { mode, sellers } = draft.values();
  return (
    <div className={styles["send"]}>
      {user ? (
        <RoleGuard act="ask">
          <Button type="submit" loading={draft.sending} disabled={isBusy} mih={44}>
            {isBusy
              ? say("request.uploading")
              : mode === "CHOSEN" && sellers.length > 0
                ? say("request.sendCount", { sellers: sellers.length })
                : say("request.send")}
          </Button>
        </RoleGuard>
      ) : (
        <>
          <Button
            mih={44}
            renderRoot={(props) => (
              <Link to="/login" search={{ redirect: "/estimates/new" }} {...props} />
            )}
          >
            {say("request.login")}
          </Button>
          <p className={styles["dimmed"]}>{say("request.loginHint")}</p>
        </>
      )}
    </div>
  );
}
