import type { WikiRevisionDetail } from "@bupum/shared/reading/wiki-revisions/contract";
import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useWords } from "../../words.ts";
import { useSectionName } from "../section-names.ts";
import { revisionOf } from "./queries.ts";
import { TextDifferences } from "./text-differences.tsx";
import styles from "./revisions.module.css";

interface ChangesProps {
  of: Wiki;
  before: number;
  after: number;
  onClose: () => void;
}

/** The changes between two revisions, section by section. */
export function Changes({ of, before, after, onClose }: ChangesProps) {
  const say = useWords("revisions");
  const [older, newer] = useQueries({
    queries: [revisionOf(of.id, before), revisionOf(of.id, after)],
  });
  const error = older.error ?? newer.error;
  const again = () => {
    void older.refetch();
    void newer.refetch();
  };
  return (
    <section className={styles["changes"]} aria-labelledby="wiki-changes">
      <h2 id="wiki-changes">{say("between", { before, after })}</h2>
      {error ? (
        <Failed error={error} again={again} />
      ) : older.data && newer.data ? (
        <Sections before={older.data} after={newer.data} />
      ) : (
        <Loading lines={4} />
      )}
      <div className={styles["actions"]}>
        <Button variant="default" mih={44} onClick={onClose}>
          {say("close")}
        </Button>
      </div>
    </section>
  );
}

const bodyOf = (of: WikiRevisionDetail, name: string) =>
  of.sections.find((section) => section.name === name)?.body;

const filesWithout = (of: WikiRevisionDetail, others: WikiRevisionDetail) =>
  of.files.filter(({ id }) => others.files.every((other) => other.id !== id));

function Sections({ before, after }: { before: WikiRevisionDetail; after: WikiRevisionDetail }) {
  const say = useWords("revisions");
  const nameOf = useSectionName();
  const names = new Set([...after.sections, ...before.sections].map(({ name }) => name));
  const texts = [...names].map((name) => {
    const [old, now] = [bodyOf(before, name), bodyOf(after, name)];
    const isSame = JSON.stringify(old) === JSON.stringify(now);
    const [from, to] = [old ? plainOf(old) : "", now ? plainOf(now) : ""];
    return { name: nameOf(name), from, to, isSame };
  });
  const facts = [
    { name: say("wikiTitle"), from: before.title, to: after.title },
    { name: say("tags"), from: before.tags.join(", "), to: after.tags.join(", ") },
  ].map((fact) => ({ ...fact, isSame: fact.from === fact.to }));
  const changed = [...facts, ...texts].filter(({ isSame }) => !isSame);
  const files = [
    ...filesWithout(before, after).map((file) => <del key={file.id}>{file.fileName}</del>),
    ...filesWithout(after, before).map((file) => <ins key={file.id}>{file.fileName}</ins>),
  ];
  if (changed.length + files.length === 0)
    return <p className={styles["hint"]}>{say("nothing")}</p>;
  return (
    <>
      {changed.map(({ name, from, to }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          {from === to ? (
            <p className={styles["hint"]}>{say("formatOnly")}</p>
          ) : (
            <TextDifferences before={from} after={to} language={after.language} />
          )}
        </section>
      ))}
      {files.length > 0 && (
        <section aria-label={say("files")}>
          <h3>{say("files")}</h3>
          <ul className={styles["text"]} lang={after.language}>
            {files.map((file) => (
              <li key={file.key}>{file}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
