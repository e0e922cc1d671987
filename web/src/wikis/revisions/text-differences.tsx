import { useWords } from "../../words.ts";
import { differences, type Piece } from "./differences.ts";
import styles from "./revisions.module.css";

const drawn = ({ kind, text }: Piece, at: number) => {
  if (kind === "added") return <ins key={at}>{text}</ins>;
  return kind === "removed" ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
};

interface TextDifferencesProps {
  before: string;
  after: string;
  language: string;
}

/** Removed text struck through, added text underlined. */
export function TextDifferences({ before, after, language }: TextDifferencesProps) {
  const say = useWords("revisions");
  const rows = differences(before, after, language);
  return (
    <div className={styles["text"]} lang={language}>
      {/* The rows of one comparison never change. */}
      {rows.map((row, index) =>
        row.kind === "skipped" ? (
          <p key={index} className={styles["skipped"]}>
            {say("skipped", { count: row.count })}
          </p>
        ) : (
          <p key={index}>{row.pieces.map(drawn)}</p>
        ),
      )}
    </div>
  );
}
