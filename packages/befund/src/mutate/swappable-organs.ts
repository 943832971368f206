/** Organs of one gender, number and declension each: any can stand for any other of its group. */
export const swappableOrgans: readonly (readonly string[])[] = [
  [
    'Leber',
    'Milz',
    'Gallenblase',
    'Harnblase',
    'Prostata',
    'Aorta',
    'Schilddrüse',
    'Lunge',
    'Niere',
    'Nebenniere',
    'Trachea',
    'Hypophyse',
  ],
  ['Tibia', 'Fibula', 'Ulna', 'Patella', 'Skapula', 'Klavikula', 'Schulter', 'Hüfte'],
  ['Uterus', 'Ösophagus', 'Thymus'],
  ['Humerus', 'Radius', 'Talus', 'Kalkaneus', 'Meniskus'],
  ['Magen', 'Dünndarm', 'Dickdarm'],
  ['Duodenum', 'Jejunum', 'Ileum', 'Rektum', 'Zökum', 'Mediastinum'],
  ['Kolon', 'Sigma', 'Herz', 'Kleinhirn', 'Pankreas'],
  ['Nieren', 'Nebennieren', 'Lungen', 'Ovarien', 'Tonsillen'],
  ['Bandscheibe', 'Wirbelsäule', 'Rotatorenmanschette', 'Bizepssehne', 'Supraspinatussehne', 'Achillessehne'],
]

/** First parts of compounds that take one another's place: "Leberläsion", "Milzläsion". */
export const organPrefixes: readonly string[] = ['Leber', 'Milz', 'Nieren', 'Lungen', 'Pankreas', 'Schilddrüsen']
