import { useDays } from "@bupum/ui/display/days";
import type { MaintenanceRun } from "@bupum/shared/accounts/maintenance/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { TypedConfirmation } from "../catalogue/typed-confirmation.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { calls, maintenanceRuns } from "./queries.ts";
import styles from "./maintenance.module.css";

/** The maintenance calls (D26-1): description, last result, and the button to run each. */
export function MaintenancePage() {
  const say = useWords("maintenance");
  const { data, error, refetch } = useQuery(maintenanceRuns);
  return (
    <>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("hint")}</p>
      {data ? (
        <div className={styles["acts"]}>
          {data.items.map((run) => (
            <Act key={run.name} run={run} />
          ))}
        </div>
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={10} height={28} />
      )}
    </>
  );
}

function Act({ run }: { run: MaintenanceRun }) {
  const say = useWords("maintenance");
  const client = useQueryClient();
  const { typed, start } = calls[run.name];
  const starting = useMutation({
    mutationFn: () => start(),
    onSuccess: () => toast.done(say("started")),
    onSettled: () => client.invalidateQueries({ queryKey: maintenanceRuns.queryKey }),
  });
  const isRunning = run.status === "IN_PROGRESS";
  return (
    <section className={styles["act"]} aria-labelledby={run.name}>
      <h2 id={run.name}>
        {say(`acts.${run.name}.title`)}{" "}
        <Status of={run.status} {...(run.status === "READY" && { meaning: "over" })}>
          {say(`statuses.${run.status}`)}
        </Status>
      </h2>
      <p className={styles["hint"]}>{say(`acts.${run.name}.hint`)}</p>
      {run.status !== "READY" && <Outcome run={run} />}
      {!isRunning && (
        <TypedConfirmation
          // The typed name is cleared after each run.
          key={run.startedAt}
          name={typed}
          submit={say("run")}
          running={starting.isPending}
          onConfirm={() => starting.mutate()}
        />
      )}
    </section>
  );
}

/** The result of the last run so far. */
function Outcome({ run }: { run: MaintenanceRun }) {
  const say = useWords("maintenance");
  const format = useFormatter();
  const days = useDays();
  const when = (at: string | undefined) => (at ? days.moment(at) : "-");
  const facts = [
    [say("startedAt"), when(run.startedAt)],
    [say("finishedAt"), when(run.finishedAt)],
    [say("walked"), format.number(run.walkedCount)],
    [say("changed"), format.number(run.changedCount)],
  ];
  return (
    <div aria-live="polite">
      <dl className={styles["facts"]}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.conflictCount > 0 && <Conflicts run={run} />}
    </div>
  );
}

function Conflicts({ run: { conflicts, conflictCount } }: { run: MaintenanceRun }) {
  const say = useWords("maintenance");
  return (
    <>
      <h3>{say("conflicts")}</h3>
      <ul>
        {conflicts.map(({ userId, field }) => (
          <li key={`${userId} ${field}`}>
            {say("conflictLine", { field: say(`fields.${field}`) })}{" "}
            <Link to="/users/$userId" params={{ userId }}>
              {say("openUser")}
            </Link>
          </li>
        ))}
      </ul>
      {conflictCount > conflicts.length && (
        <p>{say("more", { count: conflictCount - conflicts.length })}</p>
      )}
    </>
  );
}
