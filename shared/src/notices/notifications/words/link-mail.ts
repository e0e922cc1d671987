/** The texts of a mail whose point is one secret link. */
export interface LinkMailWords {
  subject: string;
  body: string;
  button: string;
  life: string;
  warning: string;
}
