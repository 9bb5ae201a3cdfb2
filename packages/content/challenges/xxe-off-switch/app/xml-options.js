// What our XML parser does besides parsing. As the example in its manual has it.
module.exports = {
  doctype: true, // accept documents with a DOCTYPE; otherwise refuse them
  loadDtd: true, // load the DTD that a DOCTYPE names, and parameter entities
  entities: true, // replace entities by their text, or by the file they name
  network: false, // load from http: and https: as well
  limit: false, // stop when entities add more than 20,000 characters
  xinclude: true, // replace xi:include by the file it names
};
