/** After consent, a new version and notices: those concern whoever uses the site, this is what the house would like to say. */
export const NOTICE_PLACE = 4;
