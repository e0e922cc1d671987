export const ko = {
  since: "{date}부터 시행",
};
