import { adminRoles } from "@bupum/shared/kernel/admin-roles";
import type { Role } from "@bupum/shared/accounts/users/contract";
import { regions } from "@bupum/shared/reference/regions/regions";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { givenRoles } from "./search-types.ts";
import styles from "./users.module.css";

interface UserFieldsProps {
  chosenRole: Role;
  fixedRole?: "own" | "seller" | undefined;
}

/**
 * The common fields of a new and a changed account; the own role and a seller's role are fixed.
 * Owners choose the role of admins (D20-11).
 */
export function UserFields({ chosenRole, fixedRole }: UserFieldsProps) {
  const say = useWords("users");
  const isOwner = useMay()("owner");
  const sayLayout = useWords("layout");
  return (
    <>
      <TextField name="name" label={say("name")} required autoComplete="off" maxLength={40} />
      <TextField name="companyName" label={say("companyName")} autoComplete="off" maxLength={80} />
      <ChoiceField
        name="region"
        label={say("region")}
        data={[
          { value: "", label: say("noRegion") },
          ...regions.map((value) => ({ value, label: sayLayout(`regions.${value}`) })),
        ]}
      />
      <TextField
        name="email"
        type="email"
        label={say("email")}
        description={say("emailHint")}
        autoComplete="off"
      />
      <TextField name="phone" type="tel" label={say("phone")} autoComplete="off" />
      {fixedRole ? (
        <p className={styles["hint"]}>{say(`fixedRole.${fixedRole}`)}</p>
      ) : (
        <ChoiceField
          name="role"
          label={say("role")}
          data={givenRoles
            .filter((value) => isOwner || value !== "ADMIN")
            .map((value) => ({ value, label: say(`roles.${value}`) }))}
        />
      )}
      {chosenRole === "ADMIN" && !fixedRole && (
        <ChoiceField
          name="adminRole"
          label={say("adminRole")}
          description={say("adminRoleHint")}
          data={adminRoles.map((value) => ({ value, label: say(`adminRoles.${value}`) }))}
        />
      )}
    </>
  );
}
