import { regions } from "@bupum/shared/reference/regions/regions";
import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { useWords } from "../words.ts";
import { givenRoles } from "./search-types.ts";
import styles from "./users.module.css";

/** The common fields of a new and a changed account; the own role and a seller's role are fixed. */
export function UserFields({ fixedRole }: { fixedRole?: "own" | "seller" | undefined }) {
  const say = useWords("users");
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
          data={givenRoles.map((value) => ({ value, label: say(`roles.${value}`) }))}
        />
      )}
    </>
  );
}
