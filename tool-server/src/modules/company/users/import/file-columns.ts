import type { ImportField } from '@drawbridge/contracts/company';

/** @file Which column of a file holds what, by the name in its first line. */

/** Names without case, accents and punctuation. Exports of directories and of `exportCompanyUsers` use them. */
const NAMES: Record<ImportField, readonly string[]> = {
  email: [
    'email',
    'emailaddress',
    'emailid',
    'mail',
    'mailaddress',
    'workemail',
    'businessemail',
    'companyemail',
    'primaryemail',
    'useremail',
    'userprincipalname',
    'upn',
    'emailadresse',
    'mailadresse',
    'courriel',
    'adresseemail',
    'adressemail',
    'correo',
    'correoelectronico',
    'indirizzoemail',
    'eposta',
  ],
  first_name: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'fname',
    'userfirstname',
    'vorname',
    'prenom',
    'nombre',
    'nome',
    'voornaam',
  ],
  last_name: [
    'lastname',
    'last',
    'surname',
    'sn',
    'familyname',
    'lname',
    'userlastname',
    'nachname',
    'familienname',
    'nom',
    'nomdefamille',
    'apellido',
    'apellidos',
    'cognome',
    'achternaam',
  ],
  department: [
    'department',
    'departmentname',
    'dept',
    'division',
    'businessunit',
    'abteilung',
    'departement',
    'departamento',
    'dipartimento',
    'afdeling',
  ],
  job_title: [
    'jobtitle',
    'title',
    'job',
    'position',
    'jobrole',
    'funktion',
    'stelle',
    'berufsbezeichnung',
    'intituleduposte',
    'poste',
    'puesto',
    'cargo',
    'functie',
  ],
  teams: [
    'teams',
    'team',
    'teamname',
    'teamnames',
    'groups',
    'group',
    'gruppen',
    'gruppe',
    'equipes',
    'equipe',
    'equipos',
    'equipo',
  ],
};

const FIELDS = new Map(
  (Object.keys(NAMES) as ImportField[]).flatMap((field) =>
    NAMES[field].map((name): [string, ImportField] => [name, field]),
  ),
);

const toPlainName = (header: string) =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export type FileColumn = { header: string; field: ImportField | null };

/** Of two columns for the same field the first one counts. */
export function toColumns(headers: readonly string[]): FileColumn[] {
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = FIELDS.get(toPlainName(header));
    if (!field || taken.has(field)) return { header, field: null };
    taken.add(field);
    return { header, field };
  });
}
