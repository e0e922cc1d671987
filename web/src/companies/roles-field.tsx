import { type CompanyRole, companyRoles } from "@bupum/shared/kernel/company-roles";
import { Checkbox, Input } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";

interface RolesFieldProps {
  label: string;
  roles: readonly CompanyRole[];
  onChange: (roles: CompanyRole[]) => void;
  /** Path of the field in its form, by which issues find it. */
  name?: string;
  error?: ReactNode;
}

/** The roles of a member, one or several (D40-3). */
export function RolesField({ label, roles, onChange, name, error }: RolesFieldProps) {
  const say = useWords("companies");
  return (
    <fieldset
      className={styles["roles"]}
      aria-label={label}
      {...(name && { "data-path": name, tabIndex: -1 })}
    >
      {companyRoles.map((role) => (
        <Checkbox
          key={role}
          label={say(`roles.${role}`)}
          checked={roles.includes(role)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(companyRoles.filter((one) => (one === role ? checked : roles.includes(one))))
          }
        />
      ))}
      {error && (
        <Input.Error role="alert" w="100%">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}

/** What a member with each role may do (D40-10). */
export function RolesHint() {
  const say = useWords("companies");
  return (
    <dl className={styles["facts"]} aria-label={say("whatRoles")}>
      {companyRoles.map((role) => (
        <div key={role} style={{ display: "contents" }}>
          <dt>{say(`roles.${role}`)}</dt>
          <dd>{say(`rolesHint.${role}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
