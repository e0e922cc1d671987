import { chunksOf } from "@bupum/shared/kernel/chunks";
import { mostByCall } from "@bupum/shared/reading/news/rules";
import { Status } from "@bupum/ui/display/status";
import { failureOf } from "@bupum/ui/failure";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, FileButton } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { bulkRow, type BulkRow } from "./bulk-files.ts";
import { forgetLists, newsCategories } from "./queries.ts";
import styles from "./news.module.css";

const isReady = (row: BulkRow) => "draft" in row;

/** Many items from Markdown files: previewed first, then registered in steps. */
export function BulkNewsPage() {
  const say = useWords("news");
  const categories = useQuery(newsCategories).data?.items;
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const read = async (files: readonly File[]) =>
    setRows(
      await Promise.all(
        files.map(async (file) => bulkRow(file.name, await file.text(), categories ?? [])),
      ),
    );
  return (
    <>
      <Head title={say("bulk.title")} />
      <BackLink to="/news">{say("title")}</BackLink>
      <h1>{say("bulk.title")}</h1>
      <p className={styles["hint"]}>{say("bulk.hint")}</p>
      <pre className={styles["sample"]}>{say("bulk.sample")}</pre>
      <FileButton multiple accept=".md,text/markdown" onChange={(files) => void read(files)}>
        {(props) => (
          <Button {...props} variant="default" disabled={!categories}>
            {say("bulk.choose")}
          </Button>
        )}
      </FileButton>
      {rows.length > 0 && <Looked key={rows.map(({ file }) => file).join("/")} rows={rows} />}
    </>
  );
}

function Looked({ rows }: { rows: readonly BulkRow[] }) {
  const say = useWords("news");
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const left = rows.filter((row) => isReady(row) && !done.has(row.file));
  const { mutate, isPending } = useSending(left, (files) =>
    setDone((old) => new Set([...old, ...files])),
  );
  return (
    <>
      <ul className={styles["categories"]} aria-label={say("bulk.files")}>
        {rows.map((row) => (
          <li key={row.file}>
            <strong>{row.title || row.file}</strong>
            <small>{row.file}</small>
            <RowState row={row} isDone={done.has(row.file)} />
          </li>
        ))}
      </ul>
      <p role="status">{say("bulk.progress", { done: done.size, all: rows.length })}</p>
      <Button loading={isPending} disabled={left.length === 0} onClick={() => mutate()}>
        {say("bulk.send", { count: left.length })}
      </Button>
    </>
  );
}

function RowState({ row, isDone }: { row: BulkRow; isDone: boolean }) {
  const say = useWords("news");
  if ("faults" in row)
    return (
      <Status of="FAILED">
        {say("bulk.wrong", { fields: row.faults.map((name) => fieldName(say, name)).join(", ") })}
      </Status>
    );
  return <Status of={isDone ? "DONE" : "READY"}>{say(isDone ? "bulk.done" : "bulk.ready")}</Status>;
}

const known = ["title", "summary", "body", "newsCategoryId", "language", "publishedAt"] as const;
function fieldName(say: ReturnType<typeof useWords<"news">>, name: string): string {
  const field = known.find((one) => one === name);
  return field ? say(`fields.${field}`) : name;
}

/**
 * Sends the remaining items; each step is all or none, and a refused step does not affect the
 * earlier ones.
 */
function useSending(left: readonly BulkRow[], onStep: (files: readonly string[]) => void) {
  const say = useWords("news");
  const client = useQueryClient();
  const keyOf = useSendKey();
  return useMutation({
    mutationFn: async () => {
      for (const some of chunksOf(left, mostByCall)) {
        const body = { items: some.flatMap((row) => ("draft" in row ? [row.draft] : [])) };
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await api.news.createMany({ body }, { idempotencyKey: keyOf(body) });
        onStep(some.map(({ file }) => file));
      }
    },
    meta: { quiet: true },
    onSuccess: () => toast.done(say("bulk.finished")),
    onError: (error) => toast.failed(failureOf(error).message ?? say("bulk.stopped")),
    onSettled: () => forgetLists(client),
  });
}
