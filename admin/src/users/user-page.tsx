import { useDays } from "@bupum/ui/display/days";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { useMemberWays } from "../layout/member-ways.ts";
import { Ways } from "../layout/ways.tsx";
import { May, useMay } from "../may.tsx";
import { useCurrentAdmin } from "../session.ts";
import { MemberBilling } from "../subscribes/member-section.tsx";
import { MemberSessions, OwnSessions } from "../sessions/sessions-section.tsx";
import { useWords } from "../words.ts";
import { BlockSection } from "./block-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SupportSection } from "./support-section.tsx";
import { userDetail } from "./queries.ts";
import { UserForm } from "./user-form.tsx";
import { UserState } from "./user-state.tsx";
import styles from "./users.module.css";

const route = getRouteApi("/_admin/users/$userId");

/** One account with all its data, and the actions of an admin. */
export function UserPage() {
  const say = useWords("users");
  const { userId } = route.useParams();
  const query = useQuery(userDetail(userId));
  return (
    <DetailPage
      title={query.data?.name ?? say("title")}
      back={<BackLink to="/users">{say("title")}</BackLink>}
      query={query}
      notes={{ entity: "user", id: userId }}
      past={{ entity: "user", id: userId }}
    >
      {(user) => (
        // Typed input belongs to one account.
        <Parts key={user.id} user={user} />
      )}
    </DetailPage>
  );
}

function Parts({ user }: { user: AdminUser }) {
  const say = useWords("users");
  const isOwn = useCurrentAdmin()?.id === user.id;
  const may = useMay();
  const isOpen = !user.deletedAt && (user.role !== "ADMIN" || may("owner"));
  const waysOf = useMemberWays();
  return (
    <>
      <h1>
        {user.name} <UserState user={user} />
      </h1>
      <div className={styles["page"]}>
        {isOpen && <UserForm user={user} isOwn={isOwn} />}
        <div className={styles["parts"]}>
          <Facts user={user} />
          <div className={styles["part"]}>
            <Ways to={waysOf(user)} />
          </div>
          {isOpen && !isOwn && <SupportSection user={user} />}
          <div className={styles["part"]}>
            <MemberBilling userId={user.id} />
          </div>
          {user.role === "ADMIN" && !may("owner") && (
            <p className={styles["hint"]}>{say("admins.ofAdmin")}</p>
          )}
          {isOpen && (
            <>
              <EmailSection user={user} />
              <PasswordSection user={user} />
              {isOwn ? <OwnSessions /> : <MemberSessions user={user} />}
              {!isOwn && <BlockSection user={user} />}
              {!isOwn && <LeaveSection user={user} />}
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Facts({ user }: { user: AdminUser }) {
  const say = useWords("users");
  const { moment: when } = useDays();
  const verified = (is: boolean) => say(is ? "verified" : "notVerified");
  const facts = [
    [say("userId"), user.userId],
    ...(user.role === "ADMIN" ? [[say("adminRole"), say(`adminRoles.${adminRoleOf(user)}`)]] : []),
    [say("email"), user.email ? `${user.email} (${verified(user.emailVerified)})` : "-"],
    [
      say("phone"),
      user.phone ? `${formatPhone(user.phone)} (${verified(user.phoneVerified)})` : "-",
    ],
    [say("alarmType"), say(`alarmTypes.${user.alarmType}`)],
    [say("uuid"), user.uuid ?? "-"],
    [say("createdAt"), when(user.createdAt)],
    [say("lastLoginAt"), user.lastLoginAt ? when(user.lastLoginAt) : "-"],
    ...(user.deletedAt ? [[say("leftAt"), when(user.deletedAt)]] : []),
  ];
  return (
    <section className={styles["part"]} aria-labelledby="facts">
      <h2 id="facts">{say("facts")}</h2>
      <dl className={styles["facts"]}>
        <dt>{say("sellerApproval")}</dt>
        <dd>
          <Status of={user.sellerApproval}>{say(`approvals.${user.sellerApproval}`)}</Status>
        </dd>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name ?? ""} value={value ?? ""} />
        ))}
      </dl>
      <May call="chatEntities.list">
        <Link to="/chats/of/$userId" params={{ userId: user.id }}>
          {say("chats")}
        </Link>
      </May>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
