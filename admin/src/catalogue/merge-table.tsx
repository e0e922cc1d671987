import { useWords } from "../words.ts";
import styles from "./catalogue.module.css";

export interface MergeLine {
  label: string;
  gone: string;
  kept: string;
  after: string;
}

/** The source, the target, and the result of a merge, side by side. */
export function MergeTable({ lines }: { lines: readonly MergeLine[] }) {
  const say = useWords("catalogue");
  return (
    <table className={styles["merge"]}>
      <thead>
        <tr>
          <th scope="col">{say("merge.item")}</th>
          <th scope="col">{say("merge.gone")}</th>
          <th scope="col">{say("merge.kept")}</th>
          <th scope="col">{say("merge.after")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, gone, kept, after }) => (
          <tr key={label} data-differs={gone !== kept || undefined}>
            <th scope="row">{label}</th>
            <td data-side={say("merge.gone")}>{gone || "-"}</td>
            <td data-side={say("merge.kept")}>{kept || "-"}</td>
            <td data-side={say("merge.after")}>{after || "-"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
