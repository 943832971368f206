/** "Freie Flüssigkeit: Keine." is answered by whatever is dictated below its heading. */
export const bareDenial =
  /^(?:(?:beidseits |bds\. )?(?:kein(?:e[rs]?)?|nicht)|kein (?:nachweis|hinweis)|nein|entfällt|negativ|[-–—]|(?:beidseits )?nicht(?: (?:nachweisbar|vorhanden|abgrenzbar|erkennbar|sichtbar|nachgewiesen|vermehrt))?)$/i
