import type { UserStatistics } from "@bupum/shared/accounts/users/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { userStatistics } from "./queries.ts";
import { approvalChoices, roleChoices } from "./search-types.ts";
import styles from "./statistics.module.css";

/** The number of accounts by kind, and the sign-ups by day and month. */
export function StatisticsPage() {
  const say = useWords("users");
  const { data, error, refetch } = useQuery(userStatistics);
  return (
    <>
      <Head title={say("statistics.title")} />
      <h1>{say("statistics.title")}</h1>
      {data ? (
        <Numbers of={data} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={12} height={28} />
      )}
    </>
  );
}

function Numbers({ of }: { of: UserStatistics }) {
  const say = useWords("users");
  const format = useFormatter();
  // A day in Seoul is formatted without a time zone.
  const shown = (day: string, parts: object) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { ...parts, timeZone: "UTC" });
  return (
    <div className={styles["page"]}>
      <Bars
        title={say("statistics.byRole")}
        rows={roleChoices.map((role) => ({
          key: role,
          name: (
            <Link to="/users" search={{ role }}>
              {say(`roles.${role}`)}
            </Link>
          ),
          count: of.byRole[role],
        }))}
        total={{ name: say("statistics.total"), count: of.total }}
        note={say("statistics.left", { count: of.left })}
      />
      <Bars
        title={say("sellerApproval")}
        rows={approvalChoices.map((approval) => ({
          key: approval,
          name: (
            <Link to="/users" search={{ approvalTypes: approval }}>
              {say(`approvals.${approval}`)}
            </Link>
          ),
          count: of.bySellerApproval[approval],
        }))}
      />
      <Bars
        title={say("statistics.byMonth")}
        rows={of.signupsByMonth.toReversed().map(({ month, count }) => ({
          key: month,
          name: shown(`${month}-01`, { year: "numeric", month: "long" }),
          count,
        }))}
        note={say("statistics.signupHint")}
      />
      <Bars
        title={say("statistics.byDay")}
        rows={of.signupsByDay.toReversed().map(({ day, count }) => ({
          key: day,
          name: shown(day, { month: "long", day: "numeric", weekday: "short" }),
          count,
        }))}
      />
    </div>
  );
}

interface BarsProps {
  title: string;
  rows: readonly { key: string; name: ReactNode; count: number }[];
  total?: { name: string; count: number };
  note?: string;
}

/** Numbers side by side, each with a bar as long as its share of the largest. */
function Bars({ title, rows, total, note }: BarsProps) {
  const format = useFormatter();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className={styles["part"]}>
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ key, name, count }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className={styles["count"]}>{format.number(count)}</td>
              <td className={styles["track"]} aria-hidden>
                <span style={{ width: `${(count / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.name}</th>
              <td className={styles["count"]}>{format.number(total.count)}</td>
              <td aria-hidden />
            </tr>
          </tfoot>
        )}
      </table>
      {note && <p className={styles["note"]}>{note}</p>}
    </section>
  );
}
