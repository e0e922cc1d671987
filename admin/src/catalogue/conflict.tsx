import { Alert, Button } from "@mantine/core";
import { useWords } from "../words.ts";
import styles from "./catalogue.module.css";

export interface Difference {
  label: string;
  /** The entity when this page was opened, and as somebody else has saved it since. */
  before: string;
  now: string;
}

interface ConflictProps {
  differences: readonly Difference[];
  /** Saves what is typed here over the other person's values. */
  onMine: () => void;
  /** Takes the other person's values; what is typed here is lost. */
  onTheirs: () => void;
}

/**
 * Somebody else saved meanwhile (409 VERSION_CONFLICT): shows the changes, and two ways to
 * continue.
 */
export function Conflict({ differences, onMine, onTheirs }: ConflictProps) {
  const say = useWords("catalogue");
  return (
    <Alert color="orange" role="alert" title={say("conflict.title")}>
      <p>{say(differences.length > 0 ? "conflict.body" : "conflict.counters")}</p>
      {differences.length > 0 && (
        <table className={styles["differences"]}>
          <thead>
            <tr>
              <th scope="col">{say("conflict.field")}</th>
              <th scope="col">{say("conflict.before")}</th>
              <th scope="col">{say("conflict.now")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, before, now }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{before || "-"}</td>
                <td>{now || "-"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles["actions"]}>
        <Button variant="default" onClick={onTheirs}>
          {say("conflict.theirs")}
        </Button>
        <Button onClick={onMine}>{say("conflict.mine")}</Button>
      </div>
    </Alert>
  );
}
